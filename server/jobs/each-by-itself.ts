import type { Scope } from '../scope.ts';

/**
 * Does the work of a sweep for each item. One that fails is logged and left for the next run; the others continue.
 * Returns those that succeeded.
 */
export const eachByItself = async <Item>(
  scope: Scope,
  sweep: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<readonly Item[]> => {
  const done: Item[] = [];
  for (const item of items) {
    try {
      await work(item);
      done.push(item);
    } catch (error) {
      scope.log.error({ sweep, err: error }, 'A part of a sweep failed; the rest of it continues.');
    }
  }
  return done;
};
