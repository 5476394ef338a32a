import type { ObjectStore } from '#server/ports/object-store.ts';

export interface UnreliableStore extends ObjectStore {
  /** Deleting this object fails until the returned `end` is called. */
  readonly failToDelete: (key: string) => { readonly end: () => void };
}

/** A store that fails where a test wants it to. */
export const unreliable = (store: ObjectStore): UnreliableStore => {
  const failing = new Set<string>();
  return {
    ...store,
    delete: async (key) => {
      if (failing.has(key)) throw new Error('The store does not answer.');
      await store.delete(key);
    },
    failToDelete: (key) => {
      failing.add(key);
      return { end: () => void failing.delete(key) };
    },
  };
};
