import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of one group of `groups.mjs`; see docs/decisions/one-chart.md. */
const { MUTATION_TESTS = '', MUTATION_DATABASE } = process.env;

export default defineConfig({
  resolve: {
    // As in the configuration of all tests: one set of GraphQL's classes.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    include: MUTATION_TESTS.split(' '),
    globalSetup: MUTATION_DATABASE ? ['test/harness/global-setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
