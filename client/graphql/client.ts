import { fail, type Result } from '#kernel/result.ts';
import type { TypedDocument } from '../data/document.ts';

/** 9 kB that no page needs before the first action. */
const load = () => import('./urql-client.ts').catch(() => null);

const unreachable = fail(
  'TEMPORARILY_UNAVAILABLE',
  'We could not reach the server. Check your connection and try again.',
);

/** Runs a query. Expected failures, including the network's, are returned as a failed result. */
export const runQuery = async <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Result<Answer>> => (await load())?.runQuery(document, variables) ?? unreachable;

/** Runs a mutation; never repeated automatically. */
export const runMutation = async <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Result<Answer>> => (await load())?.runMutation(document, variables) ?? unreachable;
