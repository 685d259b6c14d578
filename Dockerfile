# One image a server: docker build --target upstream . / docker build --target gateway .
# The gateway's image holds the web app, which the gateway serves. Neither image needs root, or any place to write but
# /data (upstream), /documents (what the gateways' releases share) and /tmp: they run with a read-only root file system, as docker-compose.yml does it.
FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS base

FROM base AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY gateway/package.json gateway/
COPY upstream/package.json upstream/
COPY web/package.json web/
COPY tests/package.json tests/

FROM packages AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# Packages that a workspace cannot share are in its own node_modules; COPY needs the folder, so an empty one is created where
# there is none.
FROM packages AS upstream-packages
RUN npm ci --ignore-scripts --omit=dev --workspace upstream && mkdir -p upstream/node_modules

FROM packages AS gateway-packages
RUN npm ci --ignore-scripts --omit=dev --workspace gateway && mkdir -p gateway/node_modules

FROM base AS server
ENV NODE_ENV=production
WORKDIR /app

FROM server AS upstream
ENV UPSTREAM_HOST=0.0.0.0 UPSTREAM_PORT=4100 DATA_DIR=/data
COPY --from=upstream-packages /app/node_modules node_modules
COPY --from=upstream-packages /app/upstream/node_modules upstream/node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/upstream/package.json upstream/
COPY --from=build /app/upstream/dist upstream/dist
COPY --from=build /app/upstream/src/db/migrations upstream/src/db/migrations
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 4100
# The first start, and one that changes large tables, takes its time.
HEALTHCHECK --interval=5s --timeout=3s --start-period=300s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/api/plans.json').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "upstream/dist/main.js"]

FROM server AS gateway
ENV HOST=0.0.0.0 PORT=4000 WEB_DIR=/app/web/dist
COPY --from=gateway-packages /app/node_modules node_modules
COPY --from=gateway-packages /app/gateway/node_modules gateway/node_modules
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/documents documents
COPY --from=build /app/docs/graph-examples.json docs/
COPY --from=build /app/gateway/assets gateway/assets
COPY --from=build /app/gateway/package.json gateway/
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/web/dist web/dist
RUN mkdir /documents && chown 1000:1000 /documents
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "gateway/dist/main.js"]
