import type { Request, RequestHandler, Response, Router } from 'express';
import multer from 'multer';
import { badInput, type Failure, type FailureCode, type Result } from '#kernel/result.ts';
import { unstorableFields } from '../graphql/unstorable.ts';
import type { Scope } from '../scope.ts';

const MAX_BYTES = 12 * 1024 * 1024;

const statuses: Readonly<Partial<Record<FailureCode, number>>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

const sendFailure = (response: Response, { code, message, fields }: Failure): void =>
  void response
    .status(statuses[code] ?? 500)
    .set('cache-control', 'no-store')
    .json({ code, message, fields });

const isOurs = (request: Request, scope: Scope): boolean => {
  const origin = request.get('origin');
  return origin === undefined || Object.values(scope.settings.origins).includes(origin);
};

/** Another site's form must not upload files on behalf of the signed-in patient. */
const isFromUs =
  (makeScope: () => Scope): RequestHandler =>
  (request, response, next) => {
    if (isOurs(request, makeScope())) return next();
    sendFailure(response, { code: 'FORBIDDEN', message: 'Please send this from our site.', fields: [] });
  };

/** Name of the multipart field of a file, which is also its name in messages. */
type FileField = 'photo' | 'file';

const badFile = (field: FileField, message: string): Failure => ({
  code: 'BAD_USER_INPUT',
  message,
  fields: [{ field, message }],
});

const uploadProblem = (field: FileField, error: unknown): string => {
  // What is not MulterError comes from the parser: the form ends too early, or is not written as one.
  if (!(error instanceof multer.MulterError))
    return `This ${field} did not arrive whole. Please send it again.`;
  return error.code === 'LIMIT_FILE_SIZE'
    ? `This ${field} is larger than 12 MB. Please choose a smaller one.`
    : `Please send one ${field} at a time.`;
};

/** Reads the form into memory, which cannot fail on our side: every error is about what was sent. */
const reading =
  (receive: RequestHandler, field: FileField): RequestHandler =>
  (request, response, next) =>
    receive(request, response, (error?: unknown) =>
      error === undefined || error === null
        ? next()
        : sendFailure(response, badFile(field, uploadProblem(field, error))),
    );

/** The file of an upload; a failure for the sender when there is none. */
export const fileOf = (request: Request, field: FileField): Result<{ name: string; body: Buffer }> =>
  request.file
    ? { ok: true, value: { name: request.file.originalname, body: request.file.buffer } }
    : { ok: false, failure: badFile(field, `Please choose a ${field}.`) };

/**
 * `POST path` of a router takes one file of at most 12 MB, from our own pages, with `textFields` short fields beside it.
 * Responds with 201 and what `answer` returns, else with `{ code, message, fields }`.
 */
export const acceptUpload = (
  router: Router,
  path: string,
  { makeScope, field, textFields = 0 }: { makeScope: () => Scope; field: FileField; textFields?: number },
  answer: (request: Request, scope: Scope) => Promise<Result<object>>,
): void => {
  const receive = multer({
    storage: multer.memoryStorage(),
    // Names of files arrive in UTF-8.
    defParamCharset: 'utf8',
    limits: {
      fileSize: MAX_BYTES,
      files: 1,
      fields: textFields,
      parts: textFields + 2,
      fieldSize: 100,
      fieldNameSize: 50,
    },
  }).single(field);
  router.post(path, isFromUs(makeScope), reading(receive, field), async (request: Request, response) => {
    const unread = unstorableFields({ [field]: request.file?.originalname ?? '', ...request.body });
    const saved = unread.length > 0 ? badInput(unread) : await answer(request, makeScope());
    if (!saved.ok) return sendFailure(response, saved.failure);
    response.status(201).set('cache-control', 'no-store').json(saved.value);
  });
};
