import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { isEntryPage, mostScriptBytes } from '#config/script-limits.ts';
import type { Chunk, Load } from './chunk-group.ts';
import { planChunks } from './plan-chunks.ts';

const ROUTER = 'node_modules/vite-plugin-ssr/dist/esm/client/client-routing-runtime';
/** Scripts that every document loads in addition to its page. */
const everywhere = [`${ROUTER}/entry.js`, 'client/renderer/_default.page.client.tsx'];
/** What every page loads when its document is complete. */
const afterwards = [
  `${ROUTER}/pageFiles.js`,
  'client/banners/outages.ts',
  'client/graphql/urql-client.ts',
  'client/startup/browser-steps.ts',
  'modules/analytics/ui/browser.ts',
  'modules/analytics/ui/first-party.ts',
  'modules/analytics/ui/purchase.ts',
];
const page = /^(.*)\.page\.tsx$/;

/** The plan's sizes are estimates. */
const MARGIN = 0.998;
/** What a visitor sees first matters most, and has the smallest limits. */
const ENTRY_PAGE_WEIGHT = 30;
/** What is loaded on demand counts little beside what a visitor waits for. */
const ON_DEMAND_WEIGHT = 0.05;

type OutputChunk = Rolldown.OutputChunk;

const toChunk = ({ fileName, moduleIds, imports, isEntry, code }: OutputChunk): Chunk => ({
  fileName,
  moduleIds,
  imports,
  isEntry,
  bytes: gzipSync(code).length,
});

/** What browsers load together, from the entries of the first build. Throws for a listed file that is none. */
const loadsOf = (root: string, chunks: readonly OutputChunk[]): readonly Load[] => {
  const named = (files: readonly string[]) =>
    files.map((file) => {
      const found = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, file));
      if (!found)
        throw new Error(`${file} is no script that pages load. Correct the list in pack-chunks.ts.`);
      return found.fileName;
    });
  const always = named(everywhere);
  const late = named(afterwards);
  return [
    { roots: [...always, ...late], weight: chunks.filter(({ isEntry }) => isEntry).length },
    ...chunks.flatMap(({ fileName, facadeModuleId, isEntry, isDynamicEntry }): Load[] => {
      const name = page.exec(`/${relative(root, facadeModuleId ?? '')}`)?.[1];
      if (isEntry && name !== undefined)
        return [
          {
            roots: [...always, fileName],
            weight: isEntryPage(name) ? ENTRY_PAGE_WEIGHT : 1,
            mostBytes: MARGIN * mostScriptBytes(name),
          },
        ];
      return isDynamicEntry && !late.includes(fileName)
        ? [{ roots: [fileName], weight: ON_DEMAND_WEIGHT }]
        : [];
    }),
  ];
};

const FIRST_BUILD = 'thicket:first-build';

/** Every chunk as the bundler makes it: one for the modules that the same entries need. */
const buildFirst = async (root: string): Promise<readonly OutputChunk[]> => {
  const built = await build({
    root,
    logLevel: 'error',
    build: { write: false },
    plugins: [{ name: FIRST_BUILD }],
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('The first build has no output.');
  return [built].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
};

/**
 * Builds the browser's scripts twice: the first time to learn which modules pages share, the second time in few, larger
 * files (docs/decisions/pages.md).
 */
export const packChunks = (): Plugin => {
  let groups: readonly { name: string; test: (id: string) => boolean }[] = [];
  return {
    name: 'thicket:pack-chunks',
    apply: 'build',
    async config({ root = process.cwd(), plugins = [], build: options }) {
      const isFirst = plugins.flat().some((one) => one && 'name' in one && one.name === FIRST_BUILD);
      if (isFirst || options?.ssr) return;
      const chunks = await buildFirst(root);
      groups = planChunks(chunks.map(toChunk), loadsOf(root, chunks)).map((group, index) => {
        const modules = new Set(group.chunks.flatMap(({ moduleIds }) => moduleIds));
        return { name: `shared${index}`, test: (id) => modules.has(id) };
      });
    },
    // The bundler demands both together: an entry may then export what other files need of it.
    options: (options) =>
      groups.length > 0 ? { ...options, preserveEntrySignatures: 'allow-extension' } : null,
    outputOptions: (options) =>
      groups.length > 0
        ? { ...options, codeSplitting: { includeDependenciesRecursively: false, groups: [...groups] } }
        : null,
  };
};
