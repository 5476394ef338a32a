import { render } from 'vite-plugin-ssr/abort';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';

/** Runs a page's query in process. What the person may not see, or what does not exist, is a 404; the rest a 500. */
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
    const [error] = result.errors ?? [];
    if (!error) return result.data;
    const code = error.extensions?.code;
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT') throw render(404);
    throw render(500);
  };
