import { createRequire } from 'node:module';
import { Router } from 'express';
import { stylesheet } from './pages/stylesheet.ts';

const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  'newsreader.woff2': '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

/** The provider's stylesheet and fonts, on its own host. */
export const assetRoutes = (): Router => {
  const router = Router();
  router.get('/assets/identity.css', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').type('css').send(stylesheet);
  });
  for (const [name, file] of Object.entries(fonts)) {
    const path = resolve(file);
    router.get(`/assets/${name}`, (_request, response) =>
      // Packages may be installed under a folder whose name starts with a dot, which is refused by default.
      response.sendFile(path, { maxAge: '30d', immutable: true, dotfiles: 'allow' }),
    );
  }
  return router;
};
