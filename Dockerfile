# The site in a container, as docs/deployment.md runs it. Three stages, so that the last one has neither compilers nor
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
LABEL org.opencontainers.image.title=jeweler
# For copies by restic: to stores over HTTPS and by sftp.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates openssh-client restic \
  && rm -rf /var/lib/apt/lists/*
# MALLOC_ARENA_MAX: glibc keeps memory of its own for every thread otherwise. UV_THREADPOOL_SIZE: a drive that hangs
# holds a thread for each film being sent. RESTIC_CACHE_DIR: nothing else can be written. TRUST_PROXY: what speaks http
# on port 80 has a proxy in front, for https.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 UV_THREADPOOL_SIZE=16 HOST=0.0.0.0 PORT=80 TRUST_PROXY=1 \
  DATA_DIR=/storage/data MEDIA_DIR=/storage/media RESTIC_CACHE_DIR=/storage/data/restic-cache \
  NODE_OPTIONS="--import /srv/jeweler/deploy/once-settings.mjs"
WORKDIR /srv/jeweler
COPY --from=packages /srv/jeweler ./
COPY server/sample-catalogue.json server/
COPY server/dictionaries server/dictionaries
COPY scripts scripts
COPY deploy deploy
COPY deploy/hooks /hooks
# Everything worth keeping is in /storage; a new volume begins with what the image has there.
RUN install --directory --owner=node --group=node /storage \
  && install --directory --owner=node --group=node --mode=0700 /storage/data
COPY --chown=node:node media /storage/media
COPY --from=build /srv/jeweler/server/dist server/dist
USER node
EXPOSE 80
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 CMD ["node", "deploy/check-health.mjs"]
# Not through npm: signals reach the server itself.
CMD ["node", "--max-semi-space-size=4", "scripts/serve.mjs"]
