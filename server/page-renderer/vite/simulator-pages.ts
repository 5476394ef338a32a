import { relative } from 'node:path';
import type { Plugin } from 'vite';

const root = process.cwd();

const isPageList = (id: string): boolean => id.includes('virtual:vite-plugin-ssr:importUserCode');

/** vite-plugin-ssr's list of pages without those of simulators/. Throws when the list is not made of globs. */
export const withoutSimulators = (list: string): string => {
  const globs = /import\.meta\.glob\('([^']+)'/g;
  if (list.search(globs) < 0)
    throw new Error(
      'The page list of vite-plugin-ssr is not as expected. Adapt server/page-renderer/vite to the installed version.',
    );
  return list.replace(globs, "import.meta.glob(['$1', '!/simulators/**']");
};

/**
 * vite-plugin-ssr lists every page file under the root. The built lists leave out the simulators' pages, so that
 * production has none; a server with simulators adds its own (server/page-renderer/additional-pages.ts). The browser
 * loads a simulator's page through its document, like any first page.
 */
const ownPageList: Plugin = {
  name: 'thicket:own-page-list',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!isPageList(id)) return null;
    const list = withoutSimulators(code);
    if (this.environment.config.consumer === 'client') return list;
    return `${list}
Object.assign(pageFilesLazy['.page'], await globalThis[Symbol.for('thicket.additional-pages')]?.());`;
  },
};

/** In development every page is listed, and the route table contains those of the simulators too. */
const simulatorRoutes: Plugin = {
  name: 'thicket:simulator-routes',
  apply: 'serve',
  transform(code, id) {
    if (!isPageList(id)) return null;
    return `import '/simulators/routes.ts';\n${code}`;
  },
};

/** Writes, for tests, which source files each file of the built server contains and which others it loads. */
const serverContents: Plugin = {
  name: 'thicket:server-contents',
  apply: 'build',
  generateBundle(_options, bundle) {
    if (this.environment.config.consumer === 'client') return;
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              {
                modules: file.moduleIds.map((id) => relative(root, id)),
                loads: [...file.imports, ...file.dynamicImports],
              },
            ] as const,
          ]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: 'contents.json',
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
};

const isSimulator = (id: string): boolean => relative(root, id).startsWith('simulators/');

/** Puts the programs and pages of simulators into `dist/server/simulators`; vite-plugin-ssr flattens all other names. */
const ownFolder: Plugin = {
  name: 'thicket:own-folder',
  apply: 'build',
  enforce: 'post',
  configResolved({ build }) {
    const { output } = build.rolldownOptions;
    if (!build.ssr) return;
    if (!output || Array.isArray(output) || typeof output.entryFileNames !== 'function')
      throw new Error('vite-plugin-ssr names built files in another way than expected.');
    const nameOthers = output.entryFileNames;
    output.entryFileNames = (chunk) =>
      chunk.name.includes('simulators/')
        ? `simulators/${chunk.name.replace(/^(entries\/)?simulators\//, '').replaceAll(/[/.]/g, '-')}.mjs`
        : nameOthers(chunk);
    output.chunkFileNames = ({ moduleIds }) =>
      `${moduleIds.some(isSimulator) ? 'simulators/' : ''}chunks/chunk-[hash].mjs`;
  },
};

/** Comes before vite-plugin-ssr and after the page globs are rewritten. */
export const simulatorPages: readonly Plugin[] = [ownPageList, simulatorRoutes, serverContents];

/** Comes after vite-plugin-ssr. */
export const simulatorFiles: readonly Plugin[] = [ownFolder];

/** Production and its operators' commands, and the program with simulators, whose own files are in `dist/server/simulators`. */
export const serverBundle = {
  input: {
    main: 'server/main.ts',
    migrate: 'server/migrate.ts',
    backup: 'server/backup.ts',
    restore: 'server/restore.ts',
    staff: 'scripts/staff/staff-in-image.ts',
    'simulators/main': 'simulators/main.ts',
    'simulators/pages': 'simulators/pages.ts',
  },
};
