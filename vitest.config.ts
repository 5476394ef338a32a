import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Vite would load graphql's ESM build and packages in node_modules its CommonJS build: two sets of classes.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: { exclude: ['node_modules/**', 'dist/**', 'test/e2e/**'] },
});
