import { isBuiltin } from 'node:module';
import type { Import } from './imports.ts';
import {
  isBrowser,
  isDomain,
  isGenerated,
  isModuleIndex,
  isRouteTable,
  isServerOnly,
  isTest,
  moduleOf,
} from './places.ts';
import type { SourceFile, SourceTree, Violation } from './tree.ts';

/** One import, with the file it resolves to. */
interface Edge {
  readonly from: SourceFile;
  readonly wanted: Import;
  readonly to: string | null;
  readonly tree: SourceTree;
}

/** Checks one import of a file that is not a test: the rule it breaks, in a sentence, or null. */
type ImportRule = (edge: Edge) => string | null;

/** The schema package of code that may run in the browser; `zod` is five times as large. */
const SCHEMAS = 'zod/mini';

const kernelStandsAlone: ImportRule = ({ from, wanted, to }) => {
  if (!from.path.startsWith('kernel/') || to?.startsWith('kernel/') || isBuiltin(wanted.specifier))
    return null;
  if (wanted.specifier === SCHEMAS) return null;
  return `kernel/ imports only kernel/ and zod/mini, not ${wanted.specifier}.`;
};

/** Tables in config/ that rules use: plain values, without settings. */
const TABLES =
  /^config\/(?:banner-limits|define-machine|delivery-times|durations|entry-pages|hair-loss-entry|max-days-on-hand|staff-roles|token-scopes)\.ts$/;

const domainIsPure: ImportRule = ({ from, wanted, to }) => {
  if (!isDomain(from.path) || wanted.specifier === SCHEMAS) return null;
  const own = moduleOf(from.path);
  const allowed =
    to !== null &&
    (to.startsWith('kernel/') ||
      TABLES.test(to) ||
      (isDomain(to) && moduleOf(to) === own) ||
      (wanted.kind === 'type' && /^modules\/[^/]+\/index\.ts$/.test(to) && moduleOf(to) !== own));
  if (allowed) return null;
  return `domain/ imports only kernel/, zod/mini, tables of config/, its own domain/ and other modules' index.ts as types, not ${wanted.specifier}.`;
};

/** A document that spreads another module's fragment: `documentArrows` counts the spread itself. */
const isTypeOfFragment = (from: SourceFile, wanted: Import, to: string): boolean =>
  wanted.kind === 'type' && isGenerated(from.path) && isGenerated(to);

const modulesImportOnlyIndexFiles: ImportRule = ({ from, wanted, to, tree }) => {
  const target = to && moduleOf(to);
  const own = moduleOf(from.path);
  if (!to || !target || target === own) return null;
  const listed =
    (from.path === 'modules/index.ts' && to === `modules/${target}/module.ts`) ||
    (from.path === 'modules/routes.ts' && to === `modules/${target}/routes.ts`);
  if (listed || from.path.startsWith('scripts/')) return null;
  if (isTypeOfFragment(from, wanted, to)) return null;
  if (!isModuleIndex(to) && !(isRouteTable(from.path) && isRouteTable(to)))
    return `The module ${target} is reached only through its index.ts or ui.ts, not ${wanted.specifier}.`;
  const dependsOn = own === null ? null : tree.dependsOn(own);
  if (dependsOn && !dependsOn.includes(target))
    return `A module lists what it imports: add "${target}" to dependsOn in modules/${own}/module.ts.`;
  return null;
};

const FROM_SERVER =
  /^server\/(module\.ts|scope\.ts|actor\.ts|viewer\.ts|reader-time-zone\.ts|forms\/page-form\.ts|images\/prepare-photo\.ts|documents\/pdf-document\.ts|personal-data\/personal-table\.ts|http\/(?:upload|private-file-router|requester-of)\.ts|jobs\/(?:define-job|each-by-itself)\.ts|database\/(?:send-together|list-query)\.ts|ports\/|events\/|audit\/|graphql\/(value-or-throw|connection|context|read-id|require-person|resolver-types\.generated)\.ts)/;

const modulesUseOnlyTheServersContract: ImportRule = ({ from, wanted, to }) => {
  const inModule = from.path.startsWith('modules/');
  if (!inModule || !to?.startsWith('server/') || FROM_SERVER.test(to)) return null;
  return `Of server/ a module imports only module, scope, actor, viewer, reader-time-zone, forms/page-form, images/prepare-photo, documents/pdf-document, personal-data/personal-table, http/{upload,private-file-router,requester-of}, jobs/{define-job,each-by-itself}, database/{send-together,list-query}, ports, events, audit and graphql/{value-or-throw,connection,context,read-id,require-person}, not ${wanted.specifier}.`;
};

const knexStaysInRepositories: ImportRule = ({ from, wanted }) => {
  if (wanted.specifier !== 'knex' || wanted.kind === 'type') return null;
  if (/^modules\/[^/]+\/repositories\/|^migrations\/|^server\/database\//.test(from.path)) return null;
  return 'knex is used only in repositories/, migrations/ and server/database/.';
};

const browserFilesKnowNoServer: ImportRule = ({ from, wanted, to }) => {
  if (!isBrowser(from.path) || !to || !isServerOnly(to)) return null;
  return `Pages, ui and client code import nothing of the server, not even a type: ${wanted.specifier}.`;
};

/** They run on a Node that is too old for everything else, before any package is installed. */
const launcherNeedsNothing: ImportRule = ({ from, wanted, to }) => {
  if (!/^scripts\/(run\.mjs|runtime\/|lib\/run\.mjs)/.test(from.path) || isBuiltin(wanted.specifier))
    return null;
  if (to && /^scripts\/(runtime\/.+|lib\/run)\.mjs$/.test(to)) return null;
  return `scripts/run.mjs and scripts/runtime/ import only Node's own modules, themselves and lib/run.mjs, not ${wanted.specifier}.`;
};

const PAGE_RENDERER = 'server/page-renderer/';

const pagePluginStaysBehindItsInterface: ImportRule = ({ from, wanted, to }) => {
  if (from.path.startsWith(PAGE_RENDERER)) return null;
  if (/^vite-plugin-ssr\b/.test(wanted.specifier))
    return /^client\/(renderer\/_|routing\/navigate\.ts)/.test(from.path)
      ? null
      : `Only ${PAGE_RENDERER}, client/renderer/_*.page.* and client/routing/navigate.ts know vite-plugin-ssr.`;
  if (!to?.startsWith(PAGE_RENDERER) || /^server\/page-renderer\/(vite\/)?index\.ts$/.test(to)) return null;
  return `${PAGE_RENDERER} is reached only through its index.ts, not ${wanted.specifier}.`;
};

/** A port is a type and its name. Implementations, Express and packages are not allowed in it. */
const portsOnlyDefine: ImportRule = ({ from, wanted, to }) => {
  if (!from.path.startsWith('server/ports/')) return null;
  if (to && /^(kernel\/|server\/ports\/|server\/(scope|viewer)\.ts$)/.test(to)) return null;
  return `server/ports/ imports only kernel/, server/scope.ts, server/viewer.ts and other ports, not ${wanted.specifier}.`;
};

const productionKnowsNoSimulator: ImportRule = ({ from, wanted, to }) => {
  if (!to?.startsWith('simulators/') || /^(simulators|scripts)\//.test(from.path)) return null;
  return `Only simulators/, scripts/ and tests import simulators/, not production code: ${wanted.specifier}.`;
};

/** The scripts run and build tests; everything else is the product. */
const productionKnowsNoTest: ImportRule = ({ from, wanted, to }) => {
  if (!to || !isTest(to) || from.path.startsWith('scripts/')) return null;
  return `Only tests and scripts/ import test/ or a test file, not ${wanted.specifier}.`;
};

const rules: readonly ImportRule[] = [
  launcherNeedsNothing,
  kernelStandsAlone,
  domainIsPure,
  modulesImportOnlyIndexFiles,
  modulesUseOnlyTheServersContract,
  knexStaysInRepositories,
  browserFilesKnowNoServer,
  pagePluginStaysBehindItsInterface,
  portsOnlyDefine,
  productionKnowsNoSimulator,
  productionKnowsNoTest,
];

/** Every import that breaks a rule of the layers. Tests may import what they test. */
export const importViolations = (tree: SourceTree): Violation[] => {
  const found: Violation[] = [];
  for (const from of tree.files.values()) {
    if (isTest(from.path)) continue;
    for (const wanted of from.imports) {
      const to = tree.target(from, wanted);
      for (const rule of rules) {
        const broken = rule({ from, wanted, to, tree });
        if (broken) found.push({ file: from.path, line: wanted.line, rule: broken });
      }
    }
  }
  return found;
};

/** Module folders missing in modules/index.ts, which would never start. */
export const unlistedModules = (tree: SourceTree): Violation[] => {
  const index = tree.files.get('modules/index.ts');
  if (!index) return [];
  const listed = new Set(index.imports.map((wanted) => tree.target(index, wanted)));
  return [...tree.files.keys()]
    .filter((path) => /^modules\/[^/]+\/module\.ts$/.test(path) && !listed.has(path))
    .map((path) => ({ file: path, line: 1, rule: 'Every module is listed in modules/index.ts.' }));
};
