import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Settings } from '#config/settings.ts';
import { DAY_MS } from '#kernel/dates.ts';
import { reportError } from '../errors/report-error.ts';
import { isCrossSite } from '../graphql/is-cross-site.ts';
import { viewerOf } from '../viewer.ts';
import { type Flags, type RequestFlags, requestFlags, withForced } from './flags.ts';
import { forcesFlag } from './forced-flags.ts';
import { proxyBodies } from './proxy-bodies.ts';
import { storeFlagKey } from './read-flags.ts';

const bodyOf = (request: Request): unknown => {
  if (request.method === 'POST') return request.body;
  const { body = '{}' } = request.query;
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
};

const refuse = (response: Response, status: number, message: string): void => {
  response.status(status).json({ featureFlags: {}, message });
};

/** How long the key cookie lasts (S9.18). */
const KEPT_MS = 365 * DAY_MS;

/**
 * `/api/ld-get-flags`, `ld-identify`, `ld-track`, `ld-exposure` and `ld-close` (S7.27): GET with the body as JSON in
 * the query parameter `body`, or POST. Each answers `{ featureFlags }`, with forced values outside production. A flag
 * service that fails is reported, and the answer has no flags (S8.13). A body that is not exactly as listed is refused
 * with 400, so that no health data gets into a URL. While an operator impersonates a patient, the flag service receives
 * nothing. Goes after `readFlags`.
 */
export const flagProxy = (parts: {
  settings: Pick<Settings, 'isProduction'>;
  flags: Flags;
  log: Logger;
}): Router => {
  const { settings, flags, log } = parts;
  const router = express.Router();

  const isListed = (name: string): boolean => name === 'body' || (!settings.isProduction && forcesFlag(name));

  const path = <Body>(
    name: string,
    shape: z.ZodType<Body>,
    work: (body: Body, evaluated: RequestFlags, response: Response) => Promise<RequestFlags>,
  ): void => {
    const handler = async (request: Request, response: Response): Promise<void> => {
      response.set('cache-control', 'no-store');
      if (isCrossSite(request)) return refuse(response, 403, 'Flags are asked for by our own pages only.');
      const body = Object.keys(request.query).every(isListed) ? shape.safeParse(bodyOf(request)) : null;
      if (!body?.success) return refuse(response, 400, 'The body is not what this path takes.');
      const { user, flags: read } = viewerOf(request);
      const evaluated = read ?? requestFlags({});
      if (user?.impersonatorId) {
        response.json({ featureFlags: evaluated.browser });
        return;
      }
      try {
        const answer = await work(body.data, evaluated, response);
        response.json({ featureFlags: withForced(answer, evaluated.forced).browser });
      } catch (error) {
        reportError(log, error, 'the flag service failed', { path: name });
        response.json({ featureFlags: evaluated.forced });
      }
    };
    router.get(name, handler).post(name, express.json({ limit: '4kb' }), handler);
  };

  path('/api/ld-get-flags', proxyBodies.flags, async ({ userKey, custom }, _, response) => {
    const answer = await flags.evaluate(userKey, custom);
    storeFlagKey(response, userKey, KEPT_MS);
    return answer;
  });
  path('/api/ld-identify', proxyBodies.identify, async ({ userKey, data }) => {
    flags.identify(userKey, data);
    return flags.evaluate(userKey);
  });
  path('/api/ld-track', proxyBodies.track, async ({ userKey, key, metricValue, data }) => {
    flags.track(userKey, key, metricValue ?? null, data);
    return flags.evaluate(userKey);
  });
  path('/api/ld-exposure', proxyBodies.exposure, async (body) => {
    await flags.expose(body.key, body.flagName, body.additionalContextAttributes);
    return flags.evaluate(body.key);
  });
  path('/api/ld-close', proxyBodies.close, async (_, evaluated) => {
    await flags.flush();
    return evaluated;
  });
  return router;
};
