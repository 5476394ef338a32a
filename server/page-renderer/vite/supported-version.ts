import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The only version whose source the rewrites and the page template were written for. */
export const SUPPORTED_VERSION = '0.4.142';

/** The version of vite-plugin-ssr in node_modules. Throws when it is not installed. */
export const installedVersion = (): string => {
  // The package does not export its package.json.
  const entry = createRequire(import.meta.url).resolve('vite-plugin-ssr/plugin');
  const manifest = entry.replace(/(vite-plugin-ssr)[\\/].*$/, '$1/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return String(version);
};

/** Throws for a version that has not been tested. */
export const requireSupportedVersion = (version: string): void => {
  if (version !== SUPPORTED_VERSION)
    throw new Error(
      `server/page-renderer works with vite-plugin-ssr ${SUPPORTED_VERSION} only, and ${version} is installed. ` +
        `Install ${SUPPORTED_VERSION}, or adapt server/page-renderer and its tests first.`,
    );
};

/** Stops the build and the development server at another version. */
export const supportedVersion: Plugin = {
  name: 'thicket:supported-version',
  config: () => requireSupportedVersion(installedVersion()),
};
