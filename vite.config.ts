import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserBundle, pageBuildPlugins, serverBundle } from './server/page-renderer/vite/index.ts';

/** Names of classes: short, and the same wherever a page is built. */
export const css = { modules: { generateScopedName: '[local]_[hash:base64:4]' } };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: pageBuildPlugins(isSsrBuild ? 'server' : 'browser', react()),
  build: {
    outDir: 'dist',
    // One file of 24 kB for all pages: a browser has six connections, and a page had up to ten small files.
    cssCodeSplit: false,
    // A page's scripts are named in its document, and hovering over a link fetches the next one's. Naming them once
    // more for every import that is made later weighed four kilobytes on every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: isSsrBuild ? 'node24' : 'es2022',
    rolldownOptions: isSsrBuild ? serverBundle : browserBundle,
  },
  css,
  // The components of emails are built into the server: the package itself has a preview program, with 40 MB of others.
  ssr: { noExternal: ['react-email'] },
}));
