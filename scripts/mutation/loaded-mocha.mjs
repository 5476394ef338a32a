import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { createMochaTestRunner } from '@stryker-mutator/mocha-runner';

/**
 * Mocha's runner in one process for all mutants. Stryker starts another one for each mutant of code that also runs while modules
 * load, as the rules do, and loading takes longer than the tests. It is not needed: with `ignoreStatic` a mutant is active
 * during tests only, so nothing that was loaded depends on one.
 */
const createLoadedMocha = (injector) => {
  const runner = createMochaTestRunner(injector);
  runner.capabilities = async () => ({ reloadEnvironment: true });
  return runner;
};
createLoadedMocha.inject = createMochaTestRunner.inject;

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'loaded-mocha', createLoadedMocha),
];
