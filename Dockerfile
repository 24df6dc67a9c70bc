# For whoever hosts the site: `docker compose up --build --detach`, behind a proxy with HTTPS.

# The version of .nvmrc.
FROM node:26-slim AS build
ARG BASE_PATH SITE_URL PREVIEW CONTACT_ENDPOINT
WORKDIR /site
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN --mount=type=cache,target=/site/.next/cache npm run build

FROM nginxinc/nginx-unprivileged:1.30-alpine-slim
ARG BASE_PATH
COPY --from=build /site/out /srv/site$BASE_PATH
COPY <<SERVER /etc/nginx/conf.d/default.conf
server {
  listen 8080;
  root /srv/site;
  # Of readers it would know the proxy alone, which has a log of its own.
  access_log off;
  include /srv/site$BASE_PATH/.nginx.conf;
}
SERVER
USER 101
