import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';

export type PageFailureStatus = 404 | 500 | 503;

/**
 * A page's query failed. 404: the thing does not exist, or not for this person. 500: an internal error. 503: the database or
 * an outside service does not answer. The executor has logged both.
 */
export class PageFailure extends Error {
  override name = 'PageFailure';
  readonly status: PageFailureStatus;

  constructor(status: PageFailureStatus, query: string, code: string) {
    super(`The query ${query} failed with ${code}.`);
    this.status = status;
  }
}

/** Errors caused by the address or the person. Every other code, INTERNAL among them, is an internal error. */
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
    const broken = codes.filter((code) => !NOT_FOUND_CODES.has(code));
    // One internal error among others makes the whole result an internal error.
    const worst = broken.find((code) => code !== 'TEMPORARILY_UNAVAILABLE');
    if (worst !== undefined) throw new PageFailure(500, document.name, String(worst));
    if (broken.length > 0) throw new PageFailure(503, document.name, String(broken[0]));
    throw new PageFailure(404, document.name, String(codes[0]));
  };
