import { createRequire } from 'node:module';
import { resolve as absolute, dirname, join } from 'node:path';
import express, { Router } from 'express';
import { stylesheet } from './pages/stylesheet.ts';

const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  'newsreader.woff2': '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

/** From the source tree: the simulator runs only from a checkout, never in production. */
const SCRIPTS = 'simulators/identity-provider/browser';
/** The modules that it imports, as the library publishes them for browsers. */
const webauthn = join(dirname(resolve('@simplewebauthn/browser')), '../esm');

/** The provider's stylesheet, fonts and scripts, on its own host. */
export const assetRoutes = (): Router => {
  const router = Router();
  router.get('/assets/identity.css', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').type('css').send(stylesheet);
  });
  for (const script of ['passkeys.js', 'reveal.js'])
    router.get(`/assets/${script}`, (_request, response) =>
      response.sendFile(absolute(SCRIPTS, script), { maxAge: '5m', dotfiles: 'allow' }),
    );
  router.use('/assets/webauthn', express.static(webauthn, { maxAge: '5m', dotfiles: 'allow' }));
  for (const [name, file] of Object.entries(fonts)) {
    const path = resolve(file);
    router.get(`/assets/${name}`, (_request, response) =>
      // Packages may be installed under a folder whose name starts with a dot, which is refused by default.
      response.sendFile(path, { maxAge: '30d', immutable: true, dotfiles: 'allow' }),
    );
  }
  return router;
};
