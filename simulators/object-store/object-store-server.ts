import express, { type Response } from 'express';
import { createFolderStore } from '#server/photos/folder-store.ts';
import type { ObjectStore } from '#server/ports/object-store.ts';
import { type LoopbackServer, serveOnLoopback } from '../serve-on-loopback.ts';
import { listXml } from './list-xml.ts';
import { isSignedRequest, type StoreCredentials } from './request-signature.ts';

const LARGEST = '50mb';

/** A request that was answered. */
export interface StoreRequest {
  readonly method: string;
  readonly key: string;
  readonly status: number;
  readonly bytes: number;
  /** How the request asked to encrypt the object, such as AES256; null when it did not. */
  readonly encryption: string | null;
}

interface StoreParts {
  /** Folders of the buckets, by name. */
  readonly buckets: Readonly<Record<string, string>>;
  readonly credentials: StoreCredentials;
  /** Told of each request for an object. */
  readonly answered?: (request: StoreRequest) => void;
}

const failure = (response: Response, status: number, code: string): void => {
  response.status(status).type('xml').send(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/** Files keep no type: what it was is known while this process runs, then the name's ending says it. */
const withTypes = (folder: string): ObjectStore => {
  const store = createFolderStore(folder);
  const types = new Map<string, string>();
  return {
    ...store,
    put: async (key, body, type) => {
      await store.put(key, body, type);
      types.set(key, type);
    },
    get: async (key) => {
      const found = await store.get(key);
      return found && { ...found, contentType: types.get(key) ?? found.contentType };
    },
  };
};

/**
 * Amazon S3 on a free loopback port, as far as it is used: objects are put, read, deleted and listed, by requests that are signed.
 * They are files in the folders of the buckets, which a process without this server reads as well.
 */
export const startObjectStore = async (parts: StoreParts): Promise<LoopbackServer> => {
  const { credentials, answered = () => {} } = parts;
  const buckets = new Map(Object.entries(parts.buckets).map(([name, folder]) => [name, withTypes(folder)]));
  const app = express();
  app.disable('etag');
  app.use(express.raw({ type: () => true, limit: LARGEST }));
  app.use(async ({ method, url, headers, body: sent, query }, response) => {
    const body: Buffer = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
    if (!isSignedRequest({ method, url, headers, body }, credentials))
      return failure(response, 403, 'SignatureDoesNotMatch');
    const [name = '', ...path] = url.replace(/\?.*/, '').slice(1).split('/').map(decodeURIComponent);
    const [store, key] = [buckets.get(name), path.join('/')];
    if (!store) return failure(response, 404, 'NoSuchBucket');
    const asked = headers['x-amz-server-side-encryption'];
    const encryption = typeof asked === 'string' ? asked : null;
    const done = (status: number, content: Buffer = body): Response => {
      answered({ method, key, status, bytes: content.length, encryption });
      return response.status(status);
    };
    if (key === '') {
      if (method !== 'GET') return failure(response, 405, 'MethodNotAllowed');
      return void response.type('xml').send(await listXml(name, store, query));
    }
    if (method === 'PUT') {
      await store.put(key, body, headers['content-type'] ?? 'binary/octet-stream');
      return void done(200).end();
    }
    if (method === 'DELETE') {
      await store.delete(key);
      return void done(204).end();
    }
    if (method !== 'GET') return failure(response, 405, 'MethodNotAllowed');
    const found = await store.get(key);
    if (!found) return failure(done(404), 404, 'NoSuchKey');
    done(200, found.body).set('content-type', found.contentType).end(found.body);
  });
  return serveOnLoopback(app);
};
