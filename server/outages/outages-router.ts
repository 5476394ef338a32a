import { stat } from 'node:fs/promises';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { OutageEntry } from '../ports/outages.ts';
import { type Outages, readOutages } from './read-outages.ts';

/** How long what was published is not asked for again. With `max-age` a change is seen within a minute. */
const KNOWN_FOR_MS = 20_000;

/** What `read` answered last, asked again when it is older; what was known stays while it cannot be read. */
const remembered = (read: () => Promise<readonly OutageEntry[]>, log: Logger) => {
  let known: readonly OutageEntry[] = [];
  let askAt = 0;
  return async (): Promise<readonly OutageEntry[]> => {
    if (performance.now() < askAt) return known;
    // Others get what is known meanwhile.
    askAt = performance.now() + KNOWN_FOR_MS;
    try {
      known = await read();
    } catch (error) {
      log.warn({ err: error }, 'the published banners could not be read');
    }
    return known;
  };
};

/**
 * `GET /outages.json`: the content of the operator's `file`, read again when it changes, and behind it what was published at the
 * desk. A file that is missing or invalid counts as no outages and is reported once per change.
 */
export const outagesRouter = (
  file: string,
  log: Logger,
  readPublished: () => Promise<readonly OutageEntry[]>,
): Router => {
  let known: { at: number; entries: Outages } = { at: -1, entries: [] };
  const published = remembered(readPublished, log);

  const read = async (): Promise<Outages> => {
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (at === known.at) return known.entries;
    try {
      known = { at, entries: await readOutages(file) };
    } catch (error) {
      log.error({ err: error, file }, 'the outages file is not right; no banner is shown');
      known = { at, entries: [] };
    }
    return known.entries;
  };

  const router = express.Router();
  router.get('/outages.json', async (_request, response) => {
    const [ofFile, ofDesk] = await Promise.all([read(), published()]);
    response.set('cache-control', 'public, max-age=30').json([...ofFile, ...ofDesk]);
  });
  return router;
};
