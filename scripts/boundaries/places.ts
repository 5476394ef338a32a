/** The role of a file, by its path. All paths start at the root, with forward slashes. */

export const isTest = (path: string): boolean => path.startsWith('test/') || /\.test\.tsx?$/.test(path);

export const isGenerated = (path: string): boolean => path.endsWith('.generated.ts');

/** The module a file belongs to; null outside of modules and for the two lists `modules/*.ts`. */
export const moduleOf = (path: string): string | null => /^modules\/([^/]+)\//.exec(path)?.[1] ?? null;

/** A module's public entry: the only file that other modules may import. */
export const isModuleIndex = (path: string): boolean => /^modules\/[^/]+\/(index\.ts|ui\.ts)$/.test(path);

/** A module's routes. Every page loads all of them, so other modules may use their paths without loading the module's ui. */
export const isRouteTable = (path: string): boolean => /^modules\/[^/]+\/routes\.ts$/.test(path);

export const isDomain = (path: string): boolean => /^modules\/[^/]+\/domain\//.test(path);

/** Files that run in the browser, or in both places. `*.page.server.tsx` runs on the server only. */
export const isBrowser = (path: string): boolean =>
  !/\.page\.server\.tsx?$/.test(path) &&
  (path.startsWith('client/') ||
    /^(modules\/[^/]+|simulators\/demo)\/(pages\/|ui\/|ui\.ts$|routes\.ts$)/.test(path));

/** Files that must never be loaded in a browser. */
export const isServerOnly = (path: string): boolean =>
  /^(server|migrations|scripts)\//.test(path) ||
  path === 'config/settings.ts' ||
  (/^modules\/[^/]+\/(repositories|services|graphql|forms|module\.ts)/.test(path) && !isGenerated(path)) ||
  (path.startsWith('simulators/') && !isBrowser(path));

/** Entry files of the browser's code. */
export const isBrowserEntry = (path: string): boolean =>
  path === 'client/renderer/_default.page.client.tsx' ||
  /\.page\.tsx$/.test(path) ||
  /\.page\.route\.ts$/.test(path);

/** Long lists of facts, exempt from the limit on a file's length. */
export const isData = (path: string): boolean =>
  /^modules\/[^/]+\/(.*\/)?data\//.test(path) || /\.data\.ts$/.test(path);
