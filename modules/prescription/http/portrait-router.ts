import express, { type Request, type Router } from 'express';
import { fail } from '#kernel/result.ts';
import { acceptUpload, fileOf } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { readPortrait, savePortrait } from '../services/portraits.ts';

/**
 * `POST /desk/portrait`, multipart: `photo` (at most 12 MB), from a clinician. Responds with 201 `{ photoUrl }`, else
 * `{ code, message, fields }`.
 */
export const portraitUploadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    acceptUpload(router, '/', { makeScope, field: 'photo' }, async (request, scope) => {
      const asking = viewer(request);
      const { user } = asking;
      if (user === null || user.role === 'patient')
        return fail('FORBIDDEN', 'Only clinicians have a portrait.');
      const photo = fileOf(request, 'photo');
      if (!photo.ok) return photo;
      return savePortrait(scope, { user, actor: viewerActor(asking) }, photo.value.body);
    });
    return router;
  };

/** `GET /portraits/{id}`: for everybody. A new portrait has a new address, so the file never changes. */
export const portraitReadRouter = (makeScope: () => Scope): Router => {
  const router = express.Router();
  router.get('/:id', async (request, response) => {
    const picture = await readPortrait(makeScope(), request.params.id);
    response.set('x-content-type-options', 'nosniff');
    if (!picture)
      return void response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found');
    response.set('cache-control', 'public, max-age=31536000, immutable');
    response.type(picture.contentType).send(picture.body);
  });
  return router;
};

export const portraitUpload = portraitUploadRouter(viewerOf);
