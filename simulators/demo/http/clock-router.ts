import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Router } from 'express';
import type { Scope } from '#server/scope.ts';
import { advanceClock } from '../services/advance-clock.ts';

/** A secret file that proves that the caller has access to this machine; `npm run demo:advance` reads it too. */
const SECRET_FILE = 'session-secret';

const isSecret = async (scope: Scope, given: string): Promise<boolean> => {
  const secret = await readFile(join(scope.settings.DATA_DIR, SECRET_FILE), 'utf8').catch(() => null);
  if (secret === null) return false;
  const [a, b] = [Buffer.from(secret.trim()), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** `POST /api/demo/clock` `{ days }`: for `npm run demo:advance`. */
export const clockRouter = (makeScope: () => Scope): Router => {
  const router = express.Router();
  router.post('/', express.json({ limit: '1kb' }), async (request, response) => {
    const scope = makeScope();
    if (scope.settings.isProduction || !(await isSecret(scope, request.get('x-demo-secret') ?? ''))) {
      response.status(404).json({ message: 'Not found.' });
      return;
    }
    const body: unknown = request.body;
    const days = typeof body === 'object' && body !== null && 'days' in body ? Number(body.days) : Number.NaN;
    const moved = await advanceClock(scope, days);
    if (moved.ok) response.json({ now: moved.value.toISOString() });
    else response.status(400).json({ message: moved.failure.message });
  });
  return router;
};
