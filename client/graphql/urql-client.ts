import { Client, type CombinedError, createRequest, fetchExchange, type OperationResult } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { type FailureCode, type FieldProblem, fail, ok, type Result } from '#kernel/result.ts';
import type { TypedDocument } from '../data/document.ts';
import { reportSessionEnded } from '../session/session-check.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** Header that marks requests of this storefront (S6.5); browsers do not send it across sites without permission. */
const SCOPE_HEADER = { 'x-scope': 'thicket' };

/** What the client needs from the browser. */
interface Surroundings {
  readonly fetch: typeof fetch;
  readonly reload: () => void;
  /** The server treated the request as not signed in. */
  readonly unauthenticated: () => void;
}

/** Queries are tried 3 times, starting after 300 ms; mutations never repeat (S7.10, S9.17). */
const createUrqlClient = ({ fetch: send, reload }: Surroundings): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: guardedFetch(send, reload),
    fetchOptions: { credentials: 'same-origin', headers: SCOPE_HEADER },
    exchanges: [
      retryExchange({
        initialDelayMs: 300,
        maxNumberAttempts: 3,
        retryIf: (error, operation) => operation.kind === 'query' && Boolean(error.networkError),
      }),
      fetchExchange,
    ],
  });

const codes: ReadonlySet<string> = new Set<FailureCode>([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
  'FORBIDDEN',
  'IMPERSONATION_REFUSED',
  'NOT_FOUND',
  'CONFLICT',
  'PAYMENT_DECLINED',
  'TEMPORARILY_UNAVAILABLE',
]);

const isCode = (code: unknown): code is FailureCode => typeof code === 'string' && codes.has(code);

const fieldsOf = (value: unknown): FieldProblem[] =>
  Array.isArray(value)
    ? value.filter(
        (item): item is FieldProblem => typeof item?.field === 'string' && typeof item?.message === 'string',
      )
    : [];

const failureOf = (error: CombinedError): Result<never> => {
  const [first] = error.graphQLErrors;
  if (!first)
    return fail(
      'TEMPORARILY_UNAVAILABLE',
      'We could not reach the server. Check your connection and try again.',
    );
  const { code, fields } = first.extensions;
  return fail(isCode(code) ? code : 'TEMPORARILY_UNAVAILABLE', first.message, fieldsOf(fields));
};

const settle = <Answer>(result: OperationResult<Answer>): Result<Answer> => {
  if (result.error) return failureOf(result.error);
  return result.data === undefined || result.data === null
    ? fail('TEMPORARILY_UNAVAILABLE', 'The server gave no answer. Please try again.')
    : ok(result.data);
};

/** The browser's client of the API; failures, including the network's, are results. */
export const createApi = (around: Surroundings) => {
  const client = createUrqlClient(around);
  const answerOf = <Answer>(operation: OperationResult<Answer>): Result<Answer> => {
    const result = settle(operation);
    if (!result.ok && result.failure.code === 'UNAUTHENTICATED') around.unauthenticated();
    return result;
  };
  return {
    runQuery: async <Answer, Variables extends object>(
      document: TypedDocument<Answer, Variables>,
      variables: Variables,
    ): Promise<Result<Answer>> =>
      answerOf(
        await client.executeQuery<Answer>(createRequest(document.source, variables), {
          requestPolicy: 'network-only',
        }),
      ),

    runMutation: async <Answer, Variables extends object>(
      document: TypedDocument<Answer, Variables>,
      variables: Variables,
    ): Promise<Result<Answer>> =>
      answerOf(await client.executeMutation<Answer>(createRequest(document.source, variables))),
  };
};

export const { runQuery, runMutation } = createApi({
  fetch: (input, init) => fetch(input, init),
  reload: () => window.location.reload(),
  unauthenticated: reportSessionEnded,
});
