import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import type { RegisteredClient } from './fhir/signature-problem.ts';
import type { FhirService } from './fhir-service.ts';
import { createTokenEndpoint } from './token-endpoint.ts';

export interface PharmacyServer {
  /** `http://127.0.0.1:PORT/fhir` */
  readonly url: string;
  stop(): Promise<void>;
}

/** `service` as a FHIR server on a free loopback port: 401 for a request without a token of its own sign-in. */
export const startPharmacyServer = async (
  service: FhirService,
  client: RegisteredClient & {
    /** While it is closed, every answer is 503. */
    readonly door: { readonly isClosed: boolean };
  },
): Promise<PharmacyServer> => {
  const app = express();
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const tokens = createTokenEndpoint(client);

  app.use((_request, response, next) => {
    if (client.door.isClosed) response.status(503).end();
    else next();
  });
  app.get('/fhir/.well-known/smart-configuration', (_request, response) => {
    response.json({
      token_endpoint: `${origin}/token`,
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['ES384'],
      grant_types_supported: ['client_credentials'],
      capabilities: ['client-confidential-asymmetric'],
    });
  });
  app.post('/token', express.urlencoded({ extended: false }), async (request, response) => {
    const token = await tokens.issue(request.body ?? {}, `${origin}/token`);
    response.set('cache-control', 'no-store');
    if (token) response.json(token);
    else response.status(400).json({ error: 'invalid_client' });
  });

  const answer = async (request: Request, response: Response): Promise<void> => {
    if (!tokens.isValid(request.get('authorization') ?? '')) return void response.status(401).end();
    const isSearch = request.path.endsWith('/_search');
    const { status, body } = await service({
      method: request.method === 'POST' ? 'POST' : 'GET',
      path: request.path.slice(1),
      ...(isSearch ? { search: request.body } : { resource: request.body }),
      ifNoneExist: request.get('if-none-exist'),
    });
    response.status(status).type('application/fhir+json').send(JSON.stringify(body));
  };
  app.use(
    '/fhir',
    express.json({ type: 'application/fhir+json', limit: '1mb' }),
    express.urlencoded({ extended: false }),
    answer,
  );
  return {
    url: `${origin}/fhir`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
