import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Router } from 'express';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import type { SimulatedObjectStore } from '#server/photos/simulated-object-store.ts';
import { latestEntries } from '../latest-entries.ts';
import { servicePolicy } from '../service-page.ts';
import { type LoggedRequest, objectStorePage } from './object-store-page.ts';
import { startObjectStore } from './object-store-server.ts';

const PAGE_PATH = '/object-store';
const BUCKET = 'demo-objects';
const REQUESTS_SHOWN = 50;
const OBJECTS_SHOWN = 500;

/** The simulated object store with its page. Its bucket is the folder of a server without a bucket, which backups know. */
export const openSimulatedObjectStore = async (parts: {
  settings: Pick<Settings, 'DATA_DIR'>;
  clock: Clock;
}): Promise<SimulatedObjectStore> => {
  const folder = join(parts.settings.DATA_DIR, 'photos');
  const credentials = {
    accessKeyId: `AKIA${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
  };
  const requests = latestEntries<LoggedRequest>(REQUESTS_SHOWN);
  const server = await startObjectStore({
    buckets: { [BUCKET]: folder },
    credentials,
    answered: (request) => requests.add({ ...request, at: parts.clock.now() }),
  });
  const files = createFolderStore(folder);
  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': servicePolicy('images'), 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/', async (request, response) => {
    const keys: string[] = [];
    for await (const key of files.keys()) if (keys.length < OBJECTS_SHOWN) keys.push(key);
    if (request.accepts(['html', 'json']) === 'json') response.json({ requests: requests.all(), keys });
    else response.type('html').send(objectStorePage(PAGE_PATH, requests.all(), keys.toSorted()));
  });
  router.get('/*key', async (request, response) => {
    const found = await files.get(request.params.key.join('/')).catch(() => null);
    if (found) response.type(found.contentType).send(found.body);
    else response.status(404).type('text/plain').send('There is no such object.');
  });
  return {
    options: { bucket: BUCKET, region: 'us-east-1', endpoint: server.url, credentials },
    browserRouter: { path: PAGE_PATH, router },
    stop: server.stop,
  };
};
