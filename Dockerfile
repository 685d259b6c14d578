# One image a server: docker build --target upstream . / docker build --target gateway .
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY gateway/package.json gateway/
COPY upstream/package.json upstream/
COPY web/package.json web/
COPY tests/package.json tests/

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

FROM packages AS upstream-packages
RUN npm ci --omit=dev --workspace upstream

FROM packages AS gateway-packages
RUN npm ci --omit=dev --workspace gateway

FROM node:22-bookworm-slim AS server
ENV NODE_ENV=production
WORKDIR /app
USER node

FROM server AS upstream
ENV UPSTREAM_HOST=0.0.0.0 UPSTREAM_PORT=4100 DATA_DIR=/data
COPY --from=upstream-packages --chown=node /app/node_modules node_modules
COPY --from=build --chown=node /app/package.json ./
COPY --from=build --chown=node /app/upstream/package.json upstream/
COPY --from=build --chown=node /app/upstream/dist upstream/dist
COPY --from=build --chown=node /app/upstream/src/db/migrations upstream/src/db/migrations
USER root
RUN mkdir /data && chown node /data
USER node
EXPOSE 4100
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/api/plans.json').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "upstream/dist/main.js"]

FROM server AS gateway
ENV HOST=0.0.0.0 PORT=4000 WEB_DIR=/app/web/dist
COPY --from=gateway-packages --chown=node /app/node_modules node_modules
COPY --from=build --chown=node /app/package.json /app/schema.graphql ./
COPY --from=build --chown=node /app/documents documents
COPY --from=build --chown=node /app/gateway/package.json gateway/
COPY --from=build --chown=node /app/gateway/dist gateway/dist
COPY --from=build --chown=node /app/web/dist web/dist
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "gateway/dist/main.js"]
