import { createRequire } from 'node:module';
import express, { type Router } from 'express';

interface GraphiQL {
  renderGraphiQL(options: { title: string; endpoint: string; defaultQuery: string }): string;
}

const require = createRequire(import.meta.url);
/** Nine megabytes, so loaded on first use; by `require`, because its types need a server that we do not use. */
const loadGraphiQL = (): GraphiQL => require('@graphql-yoga/render-graphiql');

/** The page contains its scripts and styles and starts workers from them. It is sent in development only. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ');

const DEFAULT_QUERY = `# Asked with your own cookies: sign in in another
# tab to ask as a patient.
{
  products {
    id
    title
    price
  }
}
`;

/** `GET /graphql` in a browser shows GraphiQL. Imported by the development server only, so that no build contains it. */
export const explorer = (): Router => {
  const router = express.Router();
  router.get('/graphql', (request, response, next) => {
    const isOperation = 'query' in request.query || 'extensions' in request.query;
    if (isOperation || !request.headers.accept?.includes('text/html')) return next();
    response.set({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    const { renderGraphiQL } = loadGraphiQL();
    response
      .type('html')
      .send(renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', defaultQuery: DEFAULT_QUERY }));
  });
  return router;
};
