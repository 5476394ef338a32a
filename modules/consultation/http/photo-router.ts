import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import multer from 'multer';
import { readInput } from '#kernel/input/read-input.ts';
import { type Failure, notFound, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import {
  type PhotoView,
  photoUploadFields,
  progressUploadFields,
  type TakenView,
} from '#modules/eligibility/index.ts';
import { isFromUs, sendFailure } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { photoHref } from '../services/photo-href.ts';
import { saveProgressPhoto } from '../services/photos/progress.ts';
import { saveRenewalPhoto } from '../services/photos/renewal-photos.ts';
import { savePhoto } from '../services/photos.ts';
import { readPhoto } from '../services/read-photo.ts';

const MAX_BYTES = 12 * 1024 * 1024;

const badPhoto = (message: string): Failure => ({
  code: 'BAD_USER_INPUT',
  message,
  fields: [{ field: 'photo', message }],
});

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_BYTES, files: 1, fields: 2, parts: 4, fieldSize: 100, fieldNameSize: 50 },
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

/** The target of an upload: the views that it accepts, and where it is stored. */
interface UploadPurpose<View> {
  readView(fields: unknown): Result<{ readonly view: View }>;
  save(
    scope: Scope,
    viewer: Viewer,
    userId: string,
    photo: { readonly view: View; readonly body: Buffer },
    checkInId: string | undefined,
  ): Promise<Result<{ readonly id: string; readonly status: string }>>;
}

const forVisit: UploadPurpose<TakenView> = {
  readView: (fields) => readInput(photoUploadFields, fields),
  save: (scope, viewer, userId, photo) => savePhoto(scope, viewerActor(viewer), userId, photo),
};

const noCheckIn = notFound('check-in');

const forCheckIn: UploadPurpose<PhotoView> = {
  readView: (fields) => readInput(progressUploadFields, fields),
  save: async (scope, viewer, userId, photo, checkInId = '') =>
    isCanonicalUuid(checkInId)
      ? savePhoto(scope, viewerActor(viewer), userId, { ...photo, checkInId })
      : noCheckIn,
};

const forProgress: UploadPurpose<PhotoView> = {
  readView: (fields) => readInput(progressUploadFields, fields),
  save: async (scope, _viewer, userId, photo) => {
    const saved = await saveProgressPhoto(scope, userId, photo);
    return saved.ok ? ok({ id: saved.value.id, status: 'uploaded' }) : saved;
  },
};

const forRenewal: UploadPurpose<PhotoView> = {
  readView: (fields) => readInput(progressUploadFields, fields),
  save: async (scope, _viewer, userId, photo) => {
    const saved = await saveRenewalPhoto(scope, userId, photo);
    return saved.ok ? ok({ id: saved.value.id, status: 'uploaded' }) : saved;
  },
};

const answerUpload = async <View extends TakenView>(
  purpose: UploadPurpose<View>,
  request: Request,
  response: Response,
  scope: Scope,
  viewer: Viewer,
) => {
  const { user } = viewer;
  if (user?.role !== 'patient')
    return sendFailure(response, { code: 'FORBIDDEN', message: 'Only patients send photos.', fields: [] });
  if (!request.file) return sendFailure(response, badPhoto('Please choose a photo.'));
  const fields = purpose.readView(request.body);
  if (!fields.ok) return sendFailure(response, fields.failure);
  const { view } = fields.value;
  const photo = { view, body: request.file.buffer };
  const { checkInId } = request.params;
  const named = typeof checkInId === 'string' ? checkInId : undefined;
  const saved = await purpose.save(scope, viewer, user.id, photo, named);
  if (!saved.ok) return sendFailure(response, saved.failure);
  const { id, status } = saved.value;
  response
    .status(201)
    .set('cache-control', 'no-store')
    .json({ id, view, status, url: photoHref(id) });
};

/**
 * `POST /consultation/photos` for a visit, `POST /consultation/photos/check-in/{id}` for a check-in,
 * `POST /consultation/photos/progress` for the patient's progress, `POST /consultation/photos/renewal` for a renewal that is
 * not sent yet; multipart: `photo` (the file, at most 12 MB) and `view`. Responds with 201 `{ id, view, status, url }`, else
 * `{ code, message, fields }`.
 */
export const photoUploadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    const accept = <View extends TakenView>(path: string, purpose: UploadPurpose<View>) =>
      router.post(
        path,
        isFromUs(makeScope),
        receive,
        (request: Request, response: Response) =>
          answerUpload(purpose, request, response, makeScope(), viewer(request)),
        uploadProblem,
      );
    accept('/', forVisit);
    accept('/progress', forProgress);
    accept('/renewal', forRenewal);
    accept('/check-in/:checkInId', forCheckIn);
    return router;
  };

/** `GET /consultation/photos/{id}`: for its owner and for staff; for anybody else 404. */
export const photoReadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:id', async (request, response) => {
      const asking = viewer(request);
      const picture = asking.user
        ? await readPhoto(makeScope(), asking.user, viewerActor(asking), request.params.id)
        : null;
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!picture) return void response.status(404).type('text/plain').send('Not found');
      response.type(picture.contentType).send(picture.body);
    });
    return router;
  };

export const photoUpload = photoUploadRouter(viewerOf);
export const photoRead = photoReadRouter(viewerOf);
