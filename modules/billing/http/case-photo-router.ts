import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import multer from 'multer';
import type { Failure } from '#kernel/result.ts';
import { isFromUs, sendFailure } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { readCasePhoto, uploadCasePhoto } from '../services/photos/case-photos.ts';

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
  sendFailure(
    response,
    badPhoto(
      error.code === 'LIMIT_FILE_SIZE'
        ? 'This photo is larger than 12 MB. Please choose a smaller one.'
        : 'Please send one photo at a time.',
    ),
  );
};

/** `POST /case-photos`, multipart with `photo`, for patients: 201 `{ id, url }`, else `{ code, message, fields }`. */
export const casePhotoUploadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.post(
      '/',
      isFromUs(makeScope),
      receive,
      async (request: Request, response: Response) => {
        const asking = viewer(request);
        if (asking.user?.role !== 'patient' || viewerActor(asking).impersonatorId !== null)
          return sendFailure(response, {
            code: 'FORBIDDEN',
            message: 'Only patients can send photos here.',
            fields: [],
          });
        if (!request.file) return sendFailure(response, badPhoto('Please choose a photo.'));
        const saved = await uploadCasePhoto(makeScope(), asking.user.id, request.file.buffer);
        if (!saved.ok) return sendFailure(response, saved.failure);
        response.status(201).set('cache-control', 'no-store').json(saved.value);
      },
      uploadProblem,
    );
    return router;
  };

/** `GET /case-photos/{id}`: for the patient who added it and, once it was sent, for staff; 404 for everybody else. */
export const casePhotoReadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:id', async (request, response) => {
      const asking = viewer(request);
      const photo = asking.user
        ? await readCasePhoto(makeScope(), asking.user, viewerActor(asking), request.params.id)
        : null;
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!photo) return void response.status(404).type('text/plain').send('Not found');
      response
        .set('content-security-policy', "sandbox; default-src 'none'")
        .type(photo.contentType)
        .send(photo.body);
    });
    return router;
  };

export const casePhotoUpload = casePhotoUploadRouter(viewerOf);
export const casePhotoRead = casePhotoReadRouter(viewerOf);
