import { definePort } from '../scope.ts';

/** Where photos and generated pictures live: a folder, or a bucket. Keys are made by us, never by a visitor. */
export interface ObjectStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<{ body: Buffer; contentType: string } | null>;
  delete(key: string): Promise<void>;
}

export const objectStorePort = definePort<ObjectStore>('server.objectStore');
