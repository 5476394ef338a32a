import { definePort } from '../scope.ts';

/** Stores photos and generated images: in a folder or a bucket. Keys are made by the server, never by a visitor. */
export interface ObjectStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Null when the object does not exist. */
  get(key: string): Promise<{ body: Buffer; contentType: string } | null>;
  delete(key: string): Promise<void>;
  /** The keys of all objects, in no order. */
  keys(): AsyncIterable<string>;
}

export const objectStorePort = definePort<ObjectStore>('server.objectStore');
