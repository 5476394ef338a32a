import { domainWordsInKernel } from './domain-words-in-kernel.ts';
import { writtenEntryPages } from './entry-links.ts';
import { cycles, serverFilesInTheBrowser } from './graph.ts';
import { moduleGraph } from './module-graph.ts';
import { refusedFileNames, refusedNames } from './names.ts';
import { pagePluginInternals } from './page-plugin-internals.ts';
import { importViolations, unlistedModules } from './rules.ts';
import { overHardLimit, overSoftLimit, rawStyles } from './text.ts';
import { readTree, type Violation } from './tree.ts';
import { refusedPhrases } from './voice.ts';

const rules = [
  importViolations,
  unlistedModules,
  moduleGraph,
  cycles,
  serverFilesInTheBrowser,
  overHardLimit,
  rawStyles,
  refusedFileNames,
  refusedNames,
  domainWordsInKernel,
  pagePluginInternals,
  refusedPhrases,
  writtenEntryPages,
];

/** Checks the source under `root` against all rules; violations by file and line, warnings as sentences. */
export const findViolations = (root: string): { violations: Violation[]; warnings: string[] } => {
  const tree = readTree(root);
  const violations = rules
    .flatMap((rule) => rule(tree))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return { violations, warnings: overSoftLimit(tree) };
};
