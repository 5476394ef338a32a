import type { ModuleDefinition } from '../module.ts';

/**
 * Stops the start when two modules declare the same event, when a subscriber names an event that nobody declares, or when
 * its module does not depend on the declaring module. Names the module at fault.
 */
export const checkEvents = (modules: readonly ModuleDefinition[]): void => {
  const declaredBy = new Map<string, string>();
  for (const { id, events = {} } of modules)
    for (const { name } of Object.values(events)) {
      const other = declaredBy.get(name);
      if (other !== undefined) throw new Error(`The event "${name}" is declared by "${other}" and "${id}".`);
      declaredBy.set(name, id);
    }
  for (const { id, dependsOn, subscribers = [] } of modules)
    for (const subscriber of subscribers) {
      const owner = declaredBy.get(subscriber.event);
      if (owner === undefined)
        throw new Error(
          `"${subscriber.id}" waits for the event "${subscriber.event}", which nobody declares.`,
        );
      if (owner !== id && !dependsOn.includes(owner))
        throw new Error(
          `"${subscriber.id}" waits for the event "${subscriber.event}": add "${owner}" to dependsOn in modules/${id}/module.ts.`,
        );
    }
};
