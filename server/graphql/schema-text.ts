import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { printApi } from './print-api.ts';

/** `GET /graphql/schema`: what this process answers, as text. Public, as docs/api/schema.graphql is. */
export const schemaText = (schema: GraphQLSchema): RequestHandler => {
  let text: string | null = null;
  return (_request, response) => {
    text ??= printApi(schema);
    response.set('cache-control', 'public, no-cache').type('text/plain').send(text);
  };
};
