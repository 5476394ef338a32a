import type { PluginOption } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';
import { browserRoutes } from './browser-routes.ts';
import { packChunks } from './chunks/pack-chunks.ts';
import { compatibilityPlugins } from './compatibility-plugins.ts';
import { pageQueries } from './page-queries.ts';
import { separatePageList } from './separate-page-list.ts';
import { simulatorFiles, simulatorPages } from './simulator-pages.ts';
import { supportedVersion } from './supported-version.ts';

export { browserBundle } from './browser-bundle.ts';
export { serverBundle } from './simulator-pages.ts';

/**
 * Everything that vite.config.ts needs to build pages. React's plugin goes in between, where vite-plugin-ssr needs it.
 * Throws when the installed version of vite-plugin-ssr is not the one this was written for.
 */
export const pageBuildPlugins = (target: 'browser' | 'server', react: PluginOption): PluginOption[] => [
  supportedVersion,
  ...compatibilityPlugins,
  ...simulatorPages,
  ...(target === 'browser' ? [browserRoutes, pageQueries, separatePageList, packChunks()] : []),
  react,
  ssr(),
  ...simulatorFiles,
];
