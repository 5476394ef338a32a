import type { FailureCode } from '#kernel/result.ts';

interface ErrorCode {
  /** HTTP status of an answer to `accept: application/json`. */
  readonly status: number;
  readonly meaning: string;
  /** What a program does about it. */
  readonly answer: string;
}

/** Codes of use cases: expected, and part of what a caller has to handle. */
const failures = {
  BAD_USER_INPUT: {
    status: 200,
    meaning:
      'A value is missing or not allowed. `extensions.fields` names each field with a message for the person.',
    answer: 'Show the messages beside the fields; do not repeat the request unchanged.',
  },
  UNAUTHENTICATED: {
    status: 200,
    meaning: 'The field needs a signed-in person.',
    answer: 'Sign in, then send the request again.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 200,
    meaning: 'The session is of staff who signed in without a second factor. It opens nothing.',
    answer: 'Sign in again at the login route with `step_up=1`, then send the request again.',
  },
  FORBIDDEN: {
    status: 200,
    meaning:
      'The signed-in person may not do this: another role, another host, or a permission that is missing.',
    answer: 'Do not repeat it.',
  },
  IMPERSONATION_REFUSED: {
    status: 200,
    meaning: 'A member of the staff acts for a patient, and only the patient may do this.',
    answer: 'Do not repeat it.',
  },
  NOT_FOUND: {
    status: 200,
    meaning: 'There is nothing with this id, or it belongs to somebody else.',
    answer: 'Read the list again.',
  },
  CONFLICT: {
    status: 200,
    meaning:
      'What was shown has changed since, or the state does not allow this now. The message says which.',
    answer: 'Read again, show the message and let the person decide.',
  },
  PAYMENT_DECLINED: {
    status: 200,
    meaning: 'The card was declined. Nothing was charged.',
    answer: 'Ask for another card.',
  },
  TEMPORARILY_UNAVAILABLE: {
    status: 200,
    meaning:
      'An outside service or the database does not answer. If the error has `extensions.retryAfterSeconds`, the HTTP status is 503 with `retry-after`.',
    answer:
      'Repeat a query after some seconds. Repeat a mutation only with the same id of its own, such as checkoutId.',
  },
} as const satisfies Readonly<Record<FailureCode, ErrorCode>>;

/** Codes of the endpoint itself: the request, its document or the person's right to send it. */
const protocol = {
  GRAPHQL_PARSE_FAILED: {
    status: 200,
    meaning: 'The document is not GraphQL.',
    answer: 'Correct it at the line in `locations`.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    status: 200,
    meaning: 'The document asks for something that the schema does not have.',
    answer: 'Compare it with the schema at /graphql/schema.',
  },
  QUERY_TOO_DEEP: { status: 200, meaning: 'The document has too many levels.', answer: 'Ask in two steps.' },
  QUERY_TOO_COSTLY: {
    status: 200,
    meaning: 'The document asks for too many fields of too many lists.',
    answer: 'Ask for fewer fields, or in two requests.',
  },
  TOO_MANY_ALIASES: {
    status: 200,
    meaning: 'The document asks for the same field too often under different names.',
    answer: 'Ask in several requests.',
  },
  TOO_MANY_TOKENS: { status: 200, meaning: 'The document is too long.', answer: 'Ask in several requests.' },
  INTROSPECTION_OFF: {
    status: 200,
    meaning: 'This deployment does not answer introspection.',
    answer: 'Read the schema at /graphql/schema.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    meaning: 'No document with this hash is known to this process.',
    answer: 'Send the document and its hash once.',
  },
  PERSISTED_QUERY_MISMATCH: {
    status: 200,
    meaning: 'The hash is not that of the document.',
    answer: 'Send the SHA-256 of the document as it is sent, in hexadecimal.',
  },
  QUERY_NOT_IN_SAFELIST: {
    status: 200,
    meaning: 'This deployment answers known documents only, and this is none of them.',
    answer: 'Ask its operator to add the document to the safelist, and send it as it is there.',
  },
  TOKEN_REFUSED: {
    status: 401,
    meaning:
      'The token is unknown, has expired, was revoked, or belongs to another host. The message says which.',
    answer: 'Stop, and get a new token. Do not repeat the request with this one.',
  },
  SCOPE_MISSING: {
    status: 200,
    meaning: 'The token has no scope that opens this field. Nothing of the document was answered.',
    answer: 'Ask for other fields, or get a token with the scope.',
  },
  BAD_REQUEST: {
    status: 400,
    meaning:
      'The request is not one JSON object with a query, or does not say which of several operations to run.',
    answer: 'Send `{ "query": "…", "operationName": "…", "variables": { … } }`.',
  },
  BATCH_REFUSED: {
    status: 400,
    meaning: 'The request is a list of operations.',
    answer: 'Send one operation at a time.',
  },
  CSRF_REFUSED: {
    status: 403,
    meaning: 'A browser sent the request, with cookies, for another site.',
    answer: 'Send it from a page of this origin, or from a program without cookies.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The method is neither GET nor POST, or a mutation came by GET.',
    answer: 'Send queries by GET or POST, and mutations by POST.',
  },
  NOT_ACCEPTABLE: { status: 406, meaning: 'The request does not accept JSON.', answer: 'Accept JSON.' },
  BODY_TOO_LARGE: {
    status: 413,
    meaning: 'The body has more than 256 KB.',
    answer: 'Send less. Files have addresses of their own.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The body is not JSON.',
    answer: 'Send content-type: application/json.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning:
      'Too many requests came from this address within a minute, or too many wrong tokens within 15 minutes.',
    answer: 'Wait as many seconds as the header retry-after says.',
  },
  INTERNAL: {
    status: 200,
    meaning: 'A failure on our side. `extensions.requestId` finds it in the log.',
    answer: 'Repeat a query once; report the requestId.',
  },
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** Every code that `extensions.code` of an error can have, with its HTTP status. Published as docs/api/errors.md. */
export const errorCodes: Readonly<Record<ApiErrorCode, ErrorCode>> = { ...failures, ...protocol };

export type ApiErrorCode = FailureCode | keyof typeof protocol;
