import { stat } from 'node:fs/promises';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { type Outages, readOutages } from './read-outages.ts';

/**
 * `GET /outages.json`: the content of the operator's `file`, read again when it changes. A file that is missing or
 * invalid counts as no outages and is reported once per change.
 */
export const outagesRouter = (file: string, log: Logger): Router => {
  let known: { at: number; entries: Outages } = { at: -1, entries: [] };

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
    response.set('cache-control', 'public, max-age=30').json(await read());
  });
  return router;
};
