# The site in a container; compose.yaml says how it is run. Three stages, so that the last one has neither compilers nor
# build tools nor sources. Node 22: from 24.19 on, Node ends the process when it collects statements of better-sqlite3 12.

FROM node:22-bookworm AS build
WORKDIR /srv/jeweler
COPY . .
RUN node scripts/build.mjs --site

# What the server needs at run time, in the versions of the lock file: core is part of the build.
FROM node:22-bookworm AS packages
WORKDIR /srv/jeweler
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm pkg set --json 'workspaces=["server"]' \
  && npm pkg delete devDependencies \
  && npm pkg delete --workspace server devDependencies 'dependencies.@jeweler/core' \
  && npm install --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
# For copies by restic: to stores over HTTPS and by sftp.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates openssh-client restic \
  && rm -rf /var/lib/apt/lists/*
# MALLOC_ARENA_MAX: glibc keeps memory of its own for every thread otherwise. UV_THREADPOOL_SIZE: a drive that hangs
# holds a thread for each film being sent. RESTIC_CACHE_DIR: nothing else can be written.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 UV_THREADPOOL_SIZE=16 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MEDIA_DIR=/media \
  RESTIC_CACHE_DIR=/data/restic-cache
WORKDIR /srv/jeweler
COPY --from=packages /srv/jeweler ./
COPY server/sample-catalogue.json server/
COPY server/dictionaries server/dictionaries
COPY scripts scripts
COPY --chown=node:node media /media
COPY --from=build /srv/jeweler/server/dist server/dist
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME ["/data", "/media"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/deployment/check-health.mjs"]
# Not through npm: signals reach the server itself.
CMD ["node", "--max-semi-space-size=4", "scripts/serve.mjs"]
