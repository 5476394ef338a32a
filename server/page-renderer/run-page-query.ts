import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';

/**
 * A page's query has no answer to show. 404: there is no such thing, or not for this person. 500: something broke;
 * the executor has logged what.
 */
export class PageFailure extends Error {
  override name = 'PageFailure';
  readonly status: 404 | 500;

  constructor(status: 404 | 500, query: string, code: string) {
    super(`The query ${query} failed with ${code}.`);
    this.status = status;
  }
}

/** What the address or the person causes. Every other code, INTERNAL among them, is a failure of ours. */
const NOT_FOUND_CODES: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']);

/** Runs a page's query in process. Rejects with a PageFailure when the query has errors. */
export const runPageQuery =
  (executor: Executor, contextFor: () => Promise<RequestContext>) =>
  async (
    document: { name: string; source: string },
    variables: Record<string, unknown>,
  ): Promise<unknown> => {
    const result = await executor.run({
      source: document.source,
      variables,
      operationName: document.name,
      context: await contextFor(),
    });
    if (!result.errors || result.errors.length === 0) return result.data;
    const codes = result.errors.map((error) => error.extensions?.code);
    const broken = codes.find((code) => !NOT_FOUND_CODES.has(code));
    // One failure of ours among others still is a failure of ours.
    if (broken !== undefined) throw new PageFailure(500, document.name, String(broken));
    throw new PageFailure(404, document.name, String(codes[0]));
  };
