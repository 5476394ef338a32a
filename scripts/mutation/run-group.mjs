import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { notMutated } from './groups.mjs';

/** The files of patterns in their order, each once. Mocha takes a pattern with nothing but braces for a file's name. */
const filesOf = (patterns) => [...new Set(patterns.flatMap((pattern) => globSync(pattern).toSorted()))];

/**
 * Mutates the files of a group in a copy of the project under `.data/` and runs the tests that reach each mutant.
 * Resolves to one result for each mutant. `only`: a pattern of files instead of the group's own.
 */
export const runGroup = ({ mutate, tests }, { only, concurrency } = {}) => {
  const stryker = new Stryker({
    testRunner: 'loaded-mocha',
    plugins: [
      '@stryker-mutator/mocha-runner',
      './scripts/mutation/loaded-mocha.mjs',
      './scripts/mutation/ignore-texts.mjs',
      './scripts/mutation/print-survivors.mjs',
    ],
    mochaOptions: {
      spec: filesOf(tests),
      extension: ['ts'],
      'no-config': true,
      'no-package': true,
      'no-opts': true,
    },
    testRunnerNodeArgs: ['--import', 'tsx', '--import', import.meta.resolve('./mocha-hooks.mjs')],
    coverageAnalysis: 'perTest',
    mutate: [...(only ? [only] : mutate), ...notMutated],
    ignorers: ['texts'],
    // It would rewrite the file with TypeScript's old interface, which version 7 does not have.
    tsconfigFile: 'none.json',
    tempDirName: '.data/mutation',
    ignorePatterns: ['.data', 'dist', 'public', 'test-results'],
    reporters: ['progress-append-only', 'survivors'],
    concurrency: concurrency ?? availableParallelism(),
    // Code that runs once when a module loads, such as the tables of rules, would load everything again for each of its
    // mutants: hours instead of minutes. A hash per rule and the cases of each rule cover these tables.
    ignoreStatic: true,
    logLevel: 'warn',
    warnings: { slow: false },
    allowConsoleColors: false,
    // A mutant may loop without end.
    timeoutMS: 5_000,
    // The first run of all tests of a group; a busy machine takes more than the default of five minutes.
    dryRunTimeoutMinutes: 30,
  });
  return stryker.runMutationTest();
};
