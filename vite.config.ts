import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';
import { browserBundle, lightFirstLoad } from './scripts/vite/first-load.ts';
import { pluginMends } from './scripts/vite/plugin-mends.ts';

/** Names of classes: short, and the same wherever a page is built. */
export const css = { modules: { generateScopedName: '[local]_[hash:base64:4]' } };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [...pluginMends, ...(isSsrBuild ? [] : lightFirstLoad), react(), ssr()],
  build: {
    outDir: 'dist',
    // A page's scripts are named in its document, and hovering over a link fetches the next one's. Naming them once
    // more for every import that is made later weighed four kilobytes on every page; styles must be there in time.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
    },
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild ? { input: { main: 'server/main.ts' } } : browserBundle,
  },
  css,
}));
