import type { Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Settings } from '#config/settings.ts';
import { precompressed } from './http/precompressed.ts';

export interface Assets {
  readonly handler: RequestHandler;
  close(): Promise<void>;
}

/** The browser's files: as built (named by content, so kept for a year), or from Vite in development. */
export const openAssets = async (settings: Settings, http: Server): Promise<Assets> => {
  if (settings.APP_ENV === 'development') {
    const { createServer } = await import('vite');
    const vite = await createServer({
      server: { middlewareMode: { server: http }, hmr: { server: http } },
      appType: 'custom',
    });
    return { handler: vite.middlewares, close: () => vite.close() };
  }
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
  router.use(
    '/images',
    express.static('dist/client/images', { maxAge: '1d', fallthrough: false, index: false }),
  );
  for (const file of ['/favicon.svg', '/mark.svg'])
    router.get(file, (_request, response) => response.sendFile(file, { root: 'dist/client', maxAge: '1d' }));
  return { handler: router, close: async () => {} };
};
