import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of one group of `groups.mjs`; see docs/decisions/one-chart.md. */
const { MUTATION_TESTS = '' } = process.env;

export default defineConfig({
  resolve: {
    // As in the configuration of all tests: one set of GraphQL's classes.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  // A machine that is busy with other things takes ten times as long.
  test: { include: MUTATION_TESTS.split(' '), testTimeout: 60_000 },
});
