import type { Request, RequestHandler } from 'express';
import { createHandler } from 'graphql-http/lib/use/express';
import type { RequestContext } from './context.ts';
import type { Executor } from './executor.ts';

/** POST and GET /graphql. Mutations by GET are refused, and so are form posts, which other sites could send. */
export const graphqlEndpoint = (
  executor: Executor,
  contextFor: (request: Request) => Promise<RequestContext>,
): RequestHandler =>
  createHandler<RequestContext & Record<PropertyKey, unknown>>({
    schema: executor.schema,
    context: async (request) => ({ ...(await contextFor(request.raw)) }),
    parse: (source) => executor.prepare(typeof source === 'string' ? source : source.body).document,
    validate: (_schema, document) => executor.prepare(document.loc?.source.body ?? '').problems,
    execute: (args) =>
      executor.run({
        source: args.document.loc?.source.body ?? '',
        variables: { ...args.variableValues },
        operationName: args.operationName ?? null,
        context: args.contextValue as RequestContext,
      }),
  });
