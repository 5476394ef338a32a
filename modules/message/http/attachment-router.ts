import express, { type Request, type Router } from 'express';
import { fail } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import { privateFileRouter } from '#server/http/private-file-router.ts';
import { acceptUpload, fileOf } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type SignedInUser, type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { careThreadPort } from '../index.ts';
import { readAttachment, uploadAttachment } from '../services/attachments.ts';

const textIn = (body: unknown, field: 'subject' | 'consultationId'): string => {
  if (typeof body !== 'object' || body === null) return '';
  const [, value] = Object.entries(body).find(([name]) => name === field) ?? [];
  return typeof value === 'string' ? value : '';
};

/** Whose conversations the file is for: the patient's own, or for staff those of the patient of a case. */
const patientOf = async (scope: Scope, user: SignedInUser, body: unknown): Promise<string | null> => {
  if (user.role === 'patient') return user.id;
  const consultationId = textIn(body, 'consultationId');
  return isCanonicalUuid(consultationId)
    ? scope.use(careThreadPort).patientSeenBy(user, consultationId)
    : null;
};

const answerUpload = async (request: Request, scope: Scope, viewer: Viewer) => {
  const { user } = viewer;
  const mayWrite = user !== null && viewerActor(viewer).impersonatorId === null;
  const userId = mayWrite ? await patientOf(scope, user, request.body) : null;
  if (!mayWrite || userId === null) return fail('FORBIDDEN', 'You cannot send files in this conversation.');
  const file = fileOf(request, 'file');
  if (!file.ok) return file;
  return uploadAttachment(
    scope,
    viewerActor(viewer),
    { authorId: user.id, userId },
    { subject: textIn(request.body, 'subject'), file: file.value },
  );
};

/**
 * `POST /messages/attachments`, multipart: `file` (a photo of at most 12 MB, or a PDF of at most 5 MB), `subject`, and for
 * staff `consultationId`, a case of the patient.
 * Responds with 201 `{ id, name, kind, bytes, url }`, else `{ code, message, fields }`.
 */
export const attachmentUploadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    acceptUpload(router, '/', { makeScope, field: 'file', textFields: 2 }, (request, scope) =>
      answerUpload(request, scope, viewer(request)),
    );
    return router;
  };

/**
 * `GET /messages/attachments/{id}`: for who added it, the patient and staff; for anybody else 404. Always a download: nothing in it
 * runs on our site.
 */
export const attachmentReadRouter = privateFileRouter(readAttachment);

export const attachmentUpload = attachmentUploadRouter(viewerOf);
export const attachmentRead = attachmentReadRouter(viewerOf);
