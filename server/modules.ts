import { StartProblem } from './errors/start-problem.ts';
import type { ModuleDefinition } from './module.ts';

/** Stops the start when the product's static data has problems; lists all of them. */
export const throwProblems = (modules: readonly ModuleDefinition[]): void => {
  const problems = modules.flatMap((module) => module.problems?.() ?? []);
  if (problems.length > 0) throw new StartProblem(`The product cannot start:\n${problems.join('\n')}`);
};

/**
 * Checks the hand-written list of modules: no duplicate, no missing dependency, no cycle. Returns them with
 * every module after those it depends on. Throws a StartProblem that names the module at fault.
 */
export const orderModules = (modules: readonly ModuleDefinition[]): readonly ModuleDefinition[] => {
  const byId = new Map<string, ModuleDefinition>();
  for (const module of modules) {
    if (byId.has(module.id)) throw new StartProblem(`The module "${module.id}" is listed twice.`);
    byId.set(module.id, module);
  }
  const ordered: ModuleDefinition[] = [];
  const visit = (module: ModuleDefinition, trail: readonly string[]): void => {
    if (trail.includes(module.id))
      throw new StartProblem(`Modules depend on each other: ${[...trail, module.id].join(' → ')}.`);
    if (ordered.includes(module)) return;
    for (const id of module.dependsOn) {
      const needed = byId.get(id);
      if (!needed)
        throw new StartProblem(`The module "${module.id}" depends on "${id}", which is not listed.`);
      visit(needed, [...trail, module.id]);
    }
    ordered.push(module);
  };
  for (const module of modules) visit(module, []);
  return ordered;
};
