import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import multer from 'multer';
import type { Failure } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import { isFromUs, sendFailure } from '#server/http/upload.ts';
import type { Scope } from '#server/scope.ts';
import { type SignedInUser, type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { careThreadPort } from '../index.ts';
import { readAttachment, uploadAttachment } from '../services/attachments.ts';

const MAX_BYTES = 12 * 1024 * 1024;

const badFile = (message: string): Failure => ({
  code: 'BAD_USER_INPUT',
  message,
  fields: [{ field: 'file', message }],
});

const receive = multer({
  storage: multer.memoryStorage(),
  // Names of files arrive in UTF-8.
  defParamCharset: 'utf8',
  limits: { fileSize: MAX_BYTES, files: 1, fields: 2, parts: 4, fieldSize: 100, fieldNameSize: 50 },
}).single('file');

const uploadProblem: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof multer.MulterError)) return next(error);
  sendFailure(
    response,
    badFile(
      error.code === 'LIMIT_FILE_SIZE'
        ? 'This file is larger than 12 MB. Please choose a smaller one.'
        : 'Please send one file at a time.',
    ),
  );
};

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

const answerUpload = async (request: Request, response: Response, scope: Scope, viewer: Viewer) => {
  const { user } = viewer;
  const mayWrite = user !== null && viewerActor(viewer).impersonatorId === null;
  const userId = mayWrite ? await patientOf(scope, user, request.body) : null;
  if (!mayWrite || userId === null)
    return sendFailure(response, {
      code: 'FORBIDDEN',
      message: 'You cannot send files in this conversation.',
      fields: [],
    });
  if (!request.file) return sendFailure(response, badFile('Please choose a file.'));
  const { originalname: name, buffer: body } = request.file;
  const saved = await uploadAttachment(
    scope,
    viewerActor(viewer),
    { authorId: user.id, userId },
    { subject: textIn(request.body, 'subject'), file: { name, body } },
  );
  if (!saved.ok) return sendFailure(response, saved.failure);
  response.status(201).set('cache-control', 'no-store').json(saved.value);
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
    router.post(
      '/',
      isFromUs(makeScope),
      receive,
      (request: Request, response: Response) => answerUpload(request, response, makeScope(), viewer(request)),
      uploadProblem,
    );
    return router;
  };

/**
 * `GET /messages/attachments/{id}`: for who added it, the patient and staff; for anybody else 404. Always a download: nothing in it
 * runs on our site.
 */
export const attachmentReadRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:id', async (request, response) => {
      const asking = viewer(request);
      const file = asking.user
        ? await readAttachment(makeScope(), asking.user, viewerActor(asking), request.params.id)
        : null;
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!file) return void response.status(404).type('text/plain').send('Not found');
      response
        .attachment(file.name)
        .set('content-security-policy', "sandbox; default-src 'none'")
        .type(file.contentType)
        .send(file.body);
    });
    return router;
  };

export const attachmentUpload = attachmentUploadRouter(viewerOf);
export const attachmentRead = attachmentReadRouter(viewerOf);
