import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

if (Number.parseInt(process.versions.node, 10) < 24)
  throw new Error(`This is Node ${process.versions.node}. Run tests with: npm run test:unit -- modules/quiz`);

export default defineConfig({
  resolve: {
    // Vite would load graphql's ESM build and packages in node_modules its CommonJS build: two sets of classes.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    include: ['{kernel,config,server,client,modules,migrations,scripts,simulators,test}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'test/e2e/**'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // Every core: by itself it leaves one to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
