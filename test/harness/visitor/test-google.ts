import { createServer } from 'node:http';
import express from 'express';
import { Provider } from 'oidc-provider';
import type { Origins } from '#config/settings.ts';

/** The person whom it signs in; fields left out are left out of the claims. */
export interface GooglePerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export const GOOGLE_CLIENT = { id: 'thicket-at-google', secret: 'a-secret-that-google-gave-us' };

/** A second OpenID provider for tests that signs in `person` without any questions. */
export const startTestGoogle = async (port: number, origins: Pick<Origins, 'app'>) => {
  const issuer = `http://localhost:${port}`;
  const google = { issuer, person: { sub: 'nobody' } as GooglePerson, stop: async () => {} };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: GOOGLE_CLIENT.id,
        client_secret: GOOGLE_CLIENT.secret,
        redirect_uris: [`${origins.app}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    cookies: { keys: ['google'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (ctx) => {
      const { client, account } = ctx.oidc;
      if (!client || !account) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...google.person, sub }) }),
  });
  const app = express();
  app.get('/interaction/:uid', async (request, response) => {
    await provider.interactionFinished(request, response, {
      login: { accountId: google.person.sub, remember: false },
    });
  });
  app.use(provider.callback());
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  google.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return google;
};
