import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import multer from 'multer';
import type { Failure } from '#kernel/result.ts';
import { isFromUs, sendFailure } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { readPortrait, savePortrait } from '../services/portraits.ts';

const MAX_BYTES = 12 * 1024 * 1024;

const badPhoto = (message: string): Failure => ({
  code: 'BAD_USER_INPUT',
  message,
  fields: [{ field: 'photo', message }],
});

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 2, fieldNameSize: 50 },
}).single('photo');

const uploadProblem: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof multer.MulterError)) return next(error);
  const message =
    error.code === 'LIMIT_FILE_SIZE'
      ? 'This photo is larger than 12 MB. Please choose a smaller one.'
      : 'Please send one photo.';
  sendFailure(response, badPhoto(message));
};

/**
 * `POST /desk/portrait`, multipart: `photo` (at most 12 MB), from a clinician. Responds with 201 `{ photoUrl }`, else
 * `{ code, message, fields }`.
 */
export const portraitUploadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.post(
      '/',
      isFromUs(makeScope),
      receive,
      async (request: Request, response: Response) => {
        const asking = viewer(request);
        const { user } = asking;
        if (user === null || user.role === 'patient')
          return sendFailure(response, {
            code: 'FORBIDDEN',
            message: 'Only clinicians have a portrait.',
            fields: [],
          });
        if (!request.file) return sendFailure(response, badPhoto('Please choose a photo.'));
        const staff = { user, actor: viewerActor(asking) };
        const saved = await savePortrait(makeScope(), staff, request.file.buffer);
        if (!saved.ok) return sendFailure(response, saved.failure);
        response.status(201).set('cache-control', 'no-store').json(saved.value);
      },
      uploadProblem,
    );
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
