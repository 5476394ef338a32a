import { registerHooks } from 'node:module';

/**
 * Preloaded by the processes that try mutants: there, tests that import vitest get the functions of `mocha-tests.mjs`.
 * https://nodejs.org/api/module.html#moduleregisterhooksoptions
 */
const tests = new URL('mocha-tests.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'vitest' ? { url: tests, shortCircuit: true } : nextResolve(specifier, context),
});
