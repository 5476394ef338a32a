import type { GraphQLError } from 'graphql';
import type { TypedDocument } from '#client/data/document.ts';
import { type FailureCode, type FieldProblem, fail, ok, type Result } from '#kernel/result.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { RunDocument } from './page-form.ts';

/** Status of the page that shows a failure. */
const statuses: Readonly<Record<FailureCode, number>> = {
  BAD_USER_INPUT: 422,
  CONFLICT: 422,
  PAYMENT_DECLINED: 422,
  NOT_FOUND: 422,
  FORBIDDEN: 403,
  IMPERSONATION_REFUSED: 403,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  TEMPORARILY_UNAVAILABLE: 503,
};

export const statusOfFailure = (code: FailureCode): number => statuses[code];

/** A form's document failed by a mistake of ours; the executor has logged why. */
class FormFailure extends Error {
  override name = 'FormFailure';
}

const isExpected = (code: unknown): code is FailureCode => typeof code === 'string' && code in statuses;

const failureOf = (name: string, { extensions, message }: GraphQLError) => {
  const { code, fields } = extensions;
  if (!isExpected(code)) throw new FormFailure(`The document ${name} failed with ${String(code)}.`);
  return fail(code, message, Array.isArray(fields) ? (fields as readonly FieldProblem[]) : []);
};

/** Runs documents in process, as pages run their queries. */
export const runDocuments =
  (executor: Executor, context: RequestContext): RunDocument =>
  async <Answer, Variables extends object>(
    document: TypedDocument<Answer, Variables>,
    variables: Variables,
  ): Promise<Result<Answer>> => {
    const { name: operationName, source } = document;
    const result = await executor.run({
      source,
      operationName,
      context,
      variables: Object.fromEntries(Object.entries(variables)),
    });
    const [error] = result.errors ?? [];
    return error ? failureOf(operationName, error) : ok(result.data as Answer);
  };
