import express, { type Request, type Router } from 'express';
import { fail } from '#kernel/result.ts';
import { privateFileRouter } from '#server/http/private-file-router.ts';
import { acceptUpload, fileOf } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { readCasePhoto, uploadCasePhoto } from '../services/photos/case-photos.ts';

/** `POST /case-photos`, multipart with `photo`, for patients: 201 `{ id, url }`, else `{ code, message, fields }`. */
export const casePhotoUploadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    acceptUpload(router, '/', { makeScope, field: 'photo' }, async (request, scope) => {
      const asking = viewer(request);
      if (asking.user?.role !== 'patient' || viewerActor(asking).impersonatorId !== null)
        return fail('FORBIDDEN', 'Only patients can send photos here.');
      const photo = fileOf(request, 'photo');
      return photo.ok ? uploadCasePhoto(scope, asking.user.id, photo.value.body) : photo;
    });
    return router;
  };

/** `GET /case-photos/{id}`: for the patient who added it and, once it was sent, for staff; 404 for everybody else. */
export const casePhotoReadRouter = privateFileRouter(readCasePhoto);

export const casePhotoUpload = casePhotoUploadRouter(viewerOf);
export const casePhotoRead = casePhotoReadRouter(viewerOf);
