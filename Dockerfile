# gpuverify in an image: `docker build -t gpuverify .`, then `docker run --rm -v "$PWD":/work gpuverify FILE...`
FROM debian:12 AS build
RUN apt-get update && apt-get install -y --no-install-recommends git
WORKDIR /source
COPY . .
RUN ./dev package && mv build/gpuverify_*.deb /gpuverify.deb

FROM debian:12-slim
COPY --from=build /gpuverify.deb /tmp/gpuverify.deb
# libgvc6: graphs
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/gpuverify.deb libgvc6 \
  && rm -rf /var/lib/apt/lists/* /tmp/gpuverify.deb
WORKDIR /work
ENTRYPOINT ["gpuverify"]
CMD ["--help"]
