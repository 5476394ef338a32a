import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { GraphQLError } from 'graphql';
import { createHandler } from 'graphql-http';
import { RETRY_AFTER_SECONDS } from '../database/is-outage.ts';
import { apiError } from './api-error.ts';
import type { RequestContext } from './context.ts';
import type { ApiErrorCode } from './error-codes.ts';
import type { Executor } from './executor.ts';
import { isCrossSite } from './is-cross-site.ts';
import { createPersistedQueries } from './persisted-queries.ts';
import { readRequestParams, withDocument } from './read-request-params.ts';
import { respond } from './respond.ts';
import type { Safelist } from './safelist.ts';
import { schemaText } from './schema-text.ts';

export interface EndpointOptions {
  /** Whether introspection is allowed. Default true. */
  readonly introspection?: boolean;
  /** The documents that are answered. Default: all. */
  readonly safelist?: Safelist | null;
}

/** Larger than any questionnaire or event that our pages send. */
const BODY_LIMIT = '256kb';

type Refusal = readonly [status: number, code: ApiErrorCode, message: string];

/** Refusals before GraphQL runs, by HTTP status. */
const refusals: Readonly<Record<number, Refusal>> = {
  400: [400, 'BAD_REQUEST', 'Send one JSON object.'],
  405: [405, 'METHOD_NOT_ALLOWED', 'Ask queries by GET or POST, and mutations by POST.'],
  406: [406, 'NOT_ACCEPTABLE', 'Answers are JSON.'],
  413: [413, 'BODY_TOO_LARGE', `A request has at most ${BODY_LIMIT}.`],
  415: [415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.'],
};
const foreign: Refusal = [403, 'CSRF_REFUSED', 'Requests from other sites are not answered.'];
const batch: Refusal = [400, 'BATCH_REFUSED', 'Send one operation at a time.'];

/** Every error has a stable code; an error without one comes from a malformed request. */
const withCode = (error: Readonly<GraphQLError | Error>): GraphQLError =>
  error instanceof GraphQLError && typeof error.extensions.code === 'string'
    ? error
    : apiError('BAD_REQUEST', error.message);

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const refuse = (request: Request, response: Response, [status, code, message]: Refusal): Promise<void> =>
  respond(
    request,
    response,
    status,
    { ...JSON_TYPE, ...(status === 405 && { allow: 'GET, POST' }) },
    JSON.stringify({ errors: [apiError(code, message)] }),
  );

/** Errors of express.json. */
const unreadable: ErrorRequestHandler = (error, request, response, next) => {
  const refusal = refusals[error instanceof Error && 'status' in error ? Number(error.status) : 500];
  if (!refusal || response.headersSent) return next(error);
  return refuse(request, response, refusal);
};

/**
 * Bodies of answers without errors. The library would serialize them with a function that is called for every value,
 * which takes longer than the query of a list; it gets an empty answer instead and sets the headers.
 */
type Bodies = WeakMap<Request, string>;

const createApiHandler = (
  executor: Executor,
  contextFor: (request: Request) => Promise<RequestContext>,
  { introspection = true, safelist = null }: EndpointOptions,
  bodies: Bodies,
  unanswered: WeakSet<Request>,
) =>
  createHandler<Request, undefined, RequestContext & Record<PropertyKey, unknown>>({
    schema: executor.schema,
    context: async (request) => ({ ...(await contextFor(request.raw)) }),
    parse: (source) => {
      const document = typeof source === 'string' ? source : source.body;
      if (safelist && !safelist.allows(document))
        throw apiError('QUERY_NOT_IN_SAFELIST', 'Only known documents are answered here.');
      return executor.prepare(document).document;
    },
    validate: (_schema, document) => {
      const prepared = executor.prepare(document.loc?.source.body ?? '');
      return prepared.introspects && !introspection
        ? [apiError('INTROSPECTION_OFF', 'Introspection is off here. The schema is at /graphql/schema.')]
        : prepared.problems;
    },
    execute: (args) =>
      executor.run({
        source: args.document.loc?.source.body ?? '',
        variables: { ...args.variableValues },
        operationName: args.operationName ?? null,
        context: args.contextValue as RequestContext,
      }),
    onOperation: ({ raw }, _args, result) => {
      if ('errors' in result && result.errors?.some(({ extensions }) => 'retryAfterSeconds' in extensions))
        unanswered.add(raw);
      if (!('data' in result) || result.errors) return undefined;
      bodies.set(raw, JSON.stringify(result));
      return { data: null };
    },
    formatError: withCode,
  });

/**
 * POST and GET /graphql. Refuses mutations by GET, form posts, batches, and requests that another site causes a browser
 * to send, and documents that are not in the safelist, if there is one. A document may be sent by its hash. Responses are
 * never cached; every error has a stable code.
 */
export const graphqlEndpoint = (
  executor: Executor,
  contextFor: (request: Request) => Promise<RequestContext>,
  options: EndpointOptions = {},
): RequestHandler => {
  const bodies: Bodies = new WeakMap();
  /** Requests whose fields the database did not answer. */
  const unanswered = new WeakSet<Request>();
  const handle = createApiHandler(executor, contextFor, options, bodies, unanswered);
  const persisted = createPersistedQueries();

  const isValid = (document: string): boolean => {
    try {
      if (options.safelist && !options.safelist.allows(document)) return false;
      return executor.prepare(document).problems.length === 0;
    } catch {
      return false;
    }
  };

  const answer: RequestHandler = async (request, response) => {
    if (Array.isArray(request.body)) return refuse(request, response, batch);
    const asked = readRequestParams(request);
    let document: string | null;
    try {
      document = persisted.documentOf(asked);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return respond(request, response, 200, JSON_TYPE, JSON.stringify({ errors: [error] }));
    }
    if (document !== null && asked.query !== undefined && isValid(document)) persisted.learn(asked);
    const named = document !== null && asked.query === undefined;
    const [body, init] = await handle({
      method: request.method,
      headers: request.headers,
      url: request.originalUrl,
      body: request.body,
      raw: request,
      context: undefined,
      ...(named && withDocument(request, document ?? '')),
    });
    const refusal = refusals[init.status];
    // The library's own refusals have no code; errors of the document do, and pass through `withCode`.
    if (refusal && init.status !== 400) return refuse(request, response, refusal);
    const isAway = unanswered.has(request);
    return respond(
      request,
      response,
      isAway ? 503 : init.status,
      { ...init.headers, ...(isAway && { 'retry-after': String(RETRY_AFTER_SECONDS) }) },
      bodies.get(request) ?? body ?? '',
    );
  };

  const guard: RequestHandler = (request, response, next) =>
    isCrossSite(request) ? refuse(request, response, foreign) : next();

  return Router()
    .get('/schema', schemaText(executor.schema))
    .use(guard, express.json({ limit: BODY_LIMIT }), unreadable, answer);
};
