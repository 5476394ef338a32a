import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { deep } from '#test/harness/deep.ts';
import { isDeep, splitTests } from '#test/harness/split-tests.ts';
import { TestOrder } from '#test/harness/test-order.ts';

const folders = 'kernel config server client modules migrations scripts simulators test';
/** A deep test also runs when its file is named: `npm run test:unit -- test/faults/restart.deep.test.ts`. */
const withDeep = deep || process.argv.some(isDeep);
const tests = splitTests(folders.split(' '), { withDeep });

if (Number.parseInt(process.versions.node, 10) < 24)
  throw new Error(`This is Node ${process.versions.node}. Run tests with: npm run test:unit -- modules/quiz`);

export default defineConfig({
  resolve: {
    // Vite would load graphql's ESM build and packages in node_modules its CommonJS build: two sets of classes.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    globalSetup: ['test/harness/global-setup.ts'],
    sequence: { sequencer: TestOrder },
    // One more than there are cores: tests wait for PostgreSQL, time limits and other processes a third of the time.
    maxWorkers: availableParallelism() + 1,
    // A machine that is busy with other things takes ten times as long; what hangs, hangs longer than this.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Tests that touch nothing outside of themselves share threads, and each thread loads a module once.
      { extends: true, test: { name: 'pure', include: tests.pure, pool: 'threads', isolate: false } },
      // Tests with a database of their own share processes: loading the product took a third of their time.
      { extends: true, test: { name: 'shared', include: tests.shared, pool: 'forks', isolate: false } },
      { extends: true, test: { name: 'apart', include: tests.apart, pool: 'forks' } },
    ],
  },
});
