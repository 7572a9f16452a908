# The page and the evenings that several share, in one process. See docs/running-a-house.md.
FROM node:20-bookworm-slim AS built
WORKDIR /house
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build:page && npm run build && node scripts/serve-only.js && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
WORKDIR /house
ENV NODE_ENV=production PROSCENIUM_DATA=/data PROSCENIUM_LOG=info
COPY --from=built /house/package.json ./
COPY --from=built /house/bin ./bin
COPY --from=built /house/dist ./dist
COPY --from=built /house/node_modules ./node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5173
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:5173/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# SIGTERM makes everything safe and hands evenings over; nothing that was acknowledged is lost without it.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "bin/proscenium.js"]
CMD ["serve", "--host", "0.0.0.0"]
