import express, { type RequestHandler, type Response, type Router } from 'express';
import type { Failure } from '#kernel/result.ts';
import { contentTypes } from './image-format.ts';
import type { Images, Picture } from './images.ts';
import { readImageRequest } from './read-image-request.ts';

const statuses: Partial<Record<Failure['code'], number>> = {
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  TEMPORARILY_UNAVAILABLE: 503,
};

const refuse = (response: Response, { code, message, fields }: Failure): void => {
  const status = statuses[code] ?? 500;
  response.status(status).removeHeader('etag');
  if (status === 503) response.set('retry-after', '5');
  response.set('cache-control', 'no-store').json({ message, fields });
};

const DAY_SECONDS = 86_400;

/** Cached for a day, and shown for a month more while a newer one is fetched. */
const caching = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`;

const send = (response: Response, picture: Picture, body: Buffer): void => {
  response.type(contentTypes[picture.format]).send(body);
};

/**
 * `GET /image?url&w&q`: an image in one of the allowed widths, as AVIF, WebP or the plain format, by `Accept` (S7.32).
 * Only rendering counts against `drawingLimit`; stored images are sent immediately.
 */
export const imageRouter = (images: Images, drawingLimit: RequestHandler): Router => {
  const router = express.Router();
  router.get('/image', async (request, response, next) => {
    const wanted = readImageRequest(new URLSearchParams(request.originalUrl.split('?').slice(1).join('?')));
    if (!wanted.ok) return refuse(response, wanted.failure);
    const found = images.find(wanted.value, request.headers.accept);
    response.vary('Accept');
    if (!found.ok) return refuse(response, found.failure);
    const picture = found.value;
    // A weak ETag: the name identifies the image but not the version of the encoder.
    response.set({ etag: `W/"${picture.name}"`, 'cache-control': caching });
    if (request.fresh) return void response.status(304).end();
    const kept = await picture.kept();
    if (kept) return send(response, picture, kept);
    await drawingLimit(request, response, async (error?: unknown) => {
      if (error) return next(error);
      const drawn = await picture.draw().catch(next);
      if (drawn?.ok) send(response, picture, drawn.value);
      else if (drawn) refuse(response, drawn.failure);
    });
  });
  return router;
};
