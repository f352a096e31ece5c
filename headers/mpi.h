/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_MPI_H
#define GPUVERIFY_MPI_H

#ifdef __cplusplus
extern "C" {
#endif
typedef struct gpuverify_mpi_comm *MPI_Comm;
typedef struct gpuverify_mpi_type *MPI_Datatype;
typedef struct gpuverify_mpi_op *MPI_Op;
typedef struct gpuverify_mpi_info *MPI_Info;
typedef struct gpuverify_mpi_request *MPI_Request;
typedef struct MPI_Status {
  int MPI_SOURCE, MPI_TAG, MPI_ERROR;
} MPI_Status;
extern struct gpuverify_mpi_comm gpuverify_mpi_world, gpuverify_mpi_self;
extern struct gpuverify_mpi_type gpuverify_mpi_char, gpuverify_mpi_byte, gpuverify_mpi_int, gpuverify_mpi_unsigned,
    gpuverify_mpi_long, gpuverify_mpi_float, gpuverify_mpi_double;
extern struct gpuverify_mpi_op gpuverify_mpi_sum, gpuverify_mpi_max, gpuverify_mpi_min, gpuverify_mpi_prod;
#define MPI_COMM_WORLD (&gpuverify_mpi_world)
#define MPI_COMM_SELF (&gpuverify_mpi_self)
#define MPI_CHAR (&gpuverify_mpi_char)
#define MPI_BYTE (&gpuverify_mpi_byte)
#define MPI_INT (&gpuverify_mpi_int)
#define MPI_UNSIGNED (&gpuverify_mpi_unsigned)
#define MPI_LONG (&gpuverify_mpi_long)
#define MPI_FLOAT (&gpuverify_mpi_float)
#define MPI_DOUBLE (&gpuverify_mpi_double)
#define MPI_SUM (&gpuverify_mpi_sum)
#define MPI_MAX (&gpuverify_mpi_max)
#define MPI_MIN (&gpuverify_mpi_min)
#define MPI_PROD (&gpuverify_mpi_prod)
#define MPI_SUCCESS 0
#define MPI_ANY_SOURCE (-1)
#define MPI_ANY_TAG (-1)
#define MPI_PROC_NULL (-2)
#define MPI_REQUEST_NULL ((MPI_Request)0)
#define MPI_COMM_TYPE_SHARED 1
#define MPI_MAX_PROCESSOR_NAME 256
#define MPI_MAX_ERROR_STRING 512
#define MPI_INFO_NULL ((MPI_Info)0)
#define MPI_IN_PLACE ((void *)1)
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
#define MPI_STATUSES_IGNORE ((MPI_Status *)0)

int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);
int MPI_Abort(MPI_Comm comm, int code);
int MPI_Comm_rank(MPI_Comm comm, int *rank);
int MPI_Comm_size(MPI_Comm comm, int *size);
int MPI_Comm_split_type(MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made);
int MPI_Comm_free(MPI_Comm *comm);
int MPI_Get_processor_name(char *name, int *length);
int MPI_Error_string(int code, char *text, int *length);
double MPI_Wtime(void);
int MPI_Barrier(MPI_Comm comm);
int MPI_Send(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm);
int MPI_Recv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status);
int MPI_Isend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request);
int MPI_Irecv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request);
int MPI_Wait(MPI_Request *request, MPI_Status *status);
int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status);
int MPI_Request_free(MPI_Request *request);
int MPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses);
int MPI_Sendrecv(const void *send, int sends, MPI_Datatype sent, int to, int tag, void *receive, int receives,
                 MPI_Datatype received, int from, int with, MPI_Comm comm, MPI_Status *status);
int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm);
int MPI_Reduce(const void *send, void *receive, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm);
int MPI_Allreduce(const void *send, void *receive, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm);
int MPI_Iallreduce(const void *send, void *receive, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm,
                   MPI_Request *request);
int MPI_Ibcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request *request);
int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request);
int MPI_Gather(const void *send, int sends, MPI_Datatype sent, void *receive, int receives, MPI_Datatype received, int root,
               MPI_Comm comm);
int MPI_Scatter(const void *send, int sends, MPI_Datatype sent, void *receive, int receives, MPI_Datatype received, int root,
                MPI_Comm comm);
int MPI_Allgather(const void *send, int sends, MPI_Datatype sent, void *receive, int receives, MPI_Datatype received,
                  MPI_Comm comm);
#ifdef __cplusplus
}
#endif

#endif
