/* MLIR's runtime library, as far as the programs here use it. */
typedef unsigned long size;
void *mgpuStreamCreate(void);
void mgpuStreamDestroy(void *);
void mgpuStreamSynchronize(void *);
void mgpuStreamWaitEvent(void *, void *);
void *mgpuEventCreate(void);
void mgpuEventDestroy(void *);
void mgpuEventRecord(void *, void *);
void mgpuEventSynchronize(void *);
void *mgpuMemAlloc(long, void *, signed char);
void mgpuMemFree(void *, void *);
void mgpuMemset32(void *, int, long, void *);
void mgpuMemcpy(void *, void *, long, void *);
void *malloc(size);
void free(void *);
int stop(void);
