import type { Configuration, interactionPolicy, JWKS, KoaContextWithOIDC } from 'oidc-provider';
import type { Origins } from '#config/settings.ts';
import { ACCOUNT_CLIENT } from './account-session.ts';
import type { IdentityAccounts } from './accounts.ts';
import { problemPage, SIGN_OUT_SCRIPT, signedOutPage, signOutPage } from './pages/other-pages.ts';
import { pageMarkup } from './respond.ts';
import type { SecondFactors } from './second-factors.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const SCOPES = 'openid email profile';

export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

/** No consent page: the only clients are the storefront and the provider’s own page. */
const loadExistingGrant = async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider, account } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
};

/**
 * Asks for a second factor where the provider's session lacks one, and the client asks for it or the account has one: the person who
 * turned it on is asked in every browser, also where they are still signed in.
 */
const policyWith = ({ policies, secondFactorAcr: acr, factors }: Parts) => {
  const { base, Check } = policies;
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('second_factor', 'A second factor is required', async ({ oidc: { params, session } }) => {
      if (session?.acr === acr) return false;
      if (
        String(params?.acr_values ?? '')
          .split(' ')
          .includes(acr)
      )
        return true;
      return session?.accountId !== undefined && (await factors.isEnrolled(session.accountId));
    }),
  );
  return policy;
};

interface Parts {
  readonly policies: typeof interactionPolicy;
  /** The class of sign-ins with a second factor. */
  readonly secondFactorAcr: string;
  readonly factors: SecondFactors;
  readonly issuer: string;
  readonly origins: Origins;
  /** Address where a sign-in is restarted. */
  readonly freshSignIn: string;
  readonly client: ClientCredentials;
  readonly accounts: IdentityAccounts;
  readonly keys: { jwks: JWKS; cookieKeys: string[] };
  readonly adapter: NonNullable<Configuration['adapter']>;
}

/** The storefront is a confidential client, authorization code with PKCE; everything else is switched off. */
export const providerConfiguration = (parts: Parts): Configuration => {
  const { secondFactorAcr, issuer, origins, freshSignIn, client, accounts, keys, adapter } = parts;
  const distinct = [...new Set(Object.values(origins))];
  const page = (ctx: KoaContextWithOIDC, input: Parameters<typeof pageMarkup>[1]) => {
    ctx.type = 'html';
    ctx.body = pageMarkup(origins, input);
  };
  return {
    adapter,
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookieKeys,
      long: { path: '/oidc', httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: distinct.map((origin) => `${origin}/api/auth/callback`),
        post_logout_redirect_uris: distinct.map((origin) => `${origin}/`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
      {
        client_id: ACCOUNT_CLIENT,
        redirect_uris: [`${issuer}/security`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    scopes: SCOPES.split(' '),
    acrValues: [secondFactorAcr],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    // The storefront reads email and name from the id token, which avoids a request to userinfo.
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    pkce: { required: () => true },
    responseTypes: ['code'],
    ttl: {
      Session: 7 * DAY_S,
      Grant: 7 * DAY_S,
      Interaction: HOUR_S,
      IdToken: HOUR_S,
      AccessToken: 600,
      AuthorizationCode: 60,
    },
    interactions: {
      policy: policyWith(parts),
      url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}`,
    },
    loadExistingGrant,
    findAccount: async (_ctx, sub) => {
      const account = await accounts.bySub(sub);
      if (!account) return undefined;
      return {
        accountId: sub,
        claims: () => ({
          sub,
          email: account.email,
          email_verified: account.emailVerified,
          name: account.email,
        }),
      };
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) =>
          page(ctx, { title: 'Signing you out', body: signOutPage(form), script: SIGN_OUT_SCRIPT }),
        postLogoutSuccessSource: (ctx) =>
          page(ctx, { title: 'You are signed out', body: signedOutPage(`${origins.marketing}/`) }),
      },
    },
    renderError: (ctx) => page(ctx, { title: 'Start again', body: problemPage(freshSignIn) }),
  };
};
