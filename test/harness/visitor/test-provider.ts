import { createServer } from 'node:http';
import express from 'express';
import { Provider } from 'oidc-provider';

/** The person whom it signs in; fields left out are left out of the claims. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** How it says that they signed in. */
export interface ProviderLogin {
  readonly acr?: string;
  readonly amr?: string[];
  /** Seconds since 1970; now by default. */
  readonly ts?: number;
}

interface Client {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

/** An OpenID provider for tests that signs in `person` without any questions, whatever the client asks for. */
export const startTestProvider = async (port: number, client: Client) => {
  const issuer = `http://localhost:${port}`;
  const running = {
    issuer,
    person: { sub: 'nobody' } as ProviderPerson,
    login: {} as ProviderLogin,
    stop: async () => {},
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub', 'acr', 'amr'], email: ['email', 'email_verified'], profile: [] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (ctx) => {
      const { client: asking, account } = ctx.oidc;
      if (!asking || !account) return undefined;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...running.person, sub }) }),
  });
  const app = express();
  app.get('/interaction/:uid', async (request, response) => {
    await provider.interactionFinished(request, response, {
      login: { accountId: running.person.sub, remember: false, ...running.login },
    });
  });
  app.use(provider.callback());
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  running.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return running;
};
