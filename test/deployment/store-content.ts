import { createHash } from 'node:crypto';
import type { ObjectStore } from '#server/ports/object-store.ts';

/** All objects of a store by key, each with the SHA-256 of what it returns and its type. */
export const storeContent = async (store: ObjectStore): Promise<Readonly<Record<string, string>>> => {
  const found: [string, string][] = [];
  for await (const key of store.keys()) {
    const object = await store.get(key);
    if (!object) throw new Error(`The store lists ${key} and does not have it.`);
    found.push([key, `${object.contentType} ${createHash('sha256').update(object.body).digest('hex')}`]);
  }
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
};
