# The product without simulators, build tools and npm, as an account that is not root. Build it with
# docker build --build-arg RELEASE=$(git rev-parse --short HEAD) --tag thicket .

FROM node:24-alpine AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node scripts/image.mjs /image

FROM alpine:3.22
# Version of the database server: pg_dump and pg_restore, which backup and restore run, have to be of the same.
ARG POSTGRES=17
RUN apk add --no-cache libstdc++ postgresql${POSTGRES}-client && adduser -D -H -u 10001 thicket && install -d -o thicket /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /app
WORKDIR /app
ARG RELEASE=unknown
ENV NODE_ENV=production APP_ENV=production DATA_DIR=/data RELEASE=$RELEASE
USER thicket
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
