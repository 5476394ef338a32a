import { fail, type Result } from '#kernel/result.ts';
import type { TypedDocument } from '../data/document.ts';

/** 9 KB that no page needs before somebody does something. */
const load = () => import('./urql-client.ts').catch(() => null);

const unreachable = fail(
  'TEMPORARILY_UNAVAILABLE',
  'We could not reach the server. Check your connection and try again.',
);

/** Asks the server. Expected failures, the network's included, come as a failed result. */
export const runQuery = async <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Result<Answer>> => (await load())?.runQuery(document, variables) ?? unreachable;

/** Changes something on the server; never repeated by itself. */
export const runMutation = async <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Result<Answer>> => (await load())?.runMutation(document, variables) ?? unreachable;
