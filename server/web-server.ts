import type { RequestListener, Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Settings } from '#config/settings.ts';
import { boundedServer } from './http/bounded-server.ts';
import { listen, requireFreePort } from './http/listen.ts';
import { precompressed } from './http/precompressed.ts';

/** Serves the browser's files and listens for requests: the built product's, or Vite's in development. */
export interface WebServer {
  /** Rejects when the port cannot be used, before anything else is started. */
  check(): Promise<void>;
  readonly assets: RequestHandler;
  /** Passes requests to `handler` until closed; running requests may end first. */
  serve(handler: RequestListener): Promise<Serving>;
}

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

const DRAIN_LIMIT_MS = 10_000;

/** The built files of the browser. Their names contain a content hash, so they are cached for a year. */
const builtAssets = (): RequestHandler => {
  const router = express.Router();
  router.use(
    '/assets',
    precompressed('dist/client/assets'),
    express.static('dist/client/assets', {
      immutable: true,
      maxAge: '365d',
      fallthrough: false,
      index: false,
    }),
  );
  for (const folder of ['/images', '/clinicians'])
    router.use(
      folder,
      express.static(`dist/client${folder}`, { maxAge: '1d', fallthrough: false, index: false }),
    );
  for (const file of ['/favicon.svg', '/mark.svg'])
    router.get(file, (_request, response) => response.sendFile(file, { root: 'dist/client', maxAge: '1d' }));
  return router;
};

/** The server of the built product. Closing waits for running requests, 10 s at most. */
export const createWebServer = (settings: Pick<Settings, 'PORT'>): WebServer => ({
  check: () => requireFreePort(settings.PORT),
  assets: builtAssets(),
  serve: async (handler) => {
    const http = boundedServer(handler);
    return { port: await listen(http, { port: settings.PORT }), close: () => closeServer(http) };
  },
});

export const closeServer = (http: Server): Promise<void> =>
  new Promise((resolve) => {
    const hurry = setTimeout(() => http.closeAllConnections(), DRAIN_LIMIT_MS);
    http.close(() => {
      clearTimeout(hurry);
      resolve();
    });
    http.closeIdleConnections();
  });
