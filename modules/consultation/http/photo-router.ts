import express, { type Request, type Router } from 'express';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import {
  type PhotoView,
  photoUploadFields,
  progressUploadFields,
  type TakenView,
} from '#modules/eligibility/index.ts';
import { privateFileRouter } from '#server/http/private-file-router.ts';
import { acceptUpload, fileOf } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { photoHref } from '../services/photo-href.ts';
import { saveProgressPhoto } from '../services/photos/progress.ts';
import { saveRenewalPhoto } from '../services/photos/renewal-photos.ts';
import { savePhoto } from '../services/photos.ts';
import { readPhoto } from '../services/read-photo.ts';

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
  scope: Scope,
  viewer: Viewer,
): Promise<Result<object>> => {
  const { user } = viewer;
  if (user?.role !== 'patient') return fail('FORBIDDEN', 'Only patients send photos.');
  const file = fileOf(request, 'photo');
  if (!file.ok) return file;
  const fields = purpose.readView(request.body);
  if (!fields.ok) return fields;
  const { view } = fields.value;
  const photo = { view, body: file.value.body };
  const { checkInId } = request.params;
  const named = typeof checkInId === 'string' ? checkInId : undefined;
  const saved = await purpose.save(scope, viewer, user.id, photo, named);
  if (!saved.ok) return saved;
  const { id, status } = saved.value;
  return ok({ id, view, status, url: photoHref(id) });
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
      acceptUpload(router, path, { makeScope, field: 'photo', textFields: 2 }, (request, scope) =>
        answerUpload(purpose, request, scope, viewer(request)),
      );
    accept('/', forVisit);
    accept('/progress', forProgress);
    accept('/renewal', forRenewal);
    accept('/check-in/:checkInId', forCheckIn);
    return router;
  };

/** `GET /consultation/photos/{id}`: for its owner and for staff; for anybody else 404. */
export const photoReadRouter = privateFileRouter(readPhoto);

export const photoUpload = photoUploadRouter(viewerOf);
export const photoRead = photoReadRouter(viewerOf);
