import { loginAddress } from '#client/routing/login-address.ts';
import type { Settings } from '#config/settings.ts';
import { CALLBACK, GOOGLE_CALLBACK } from './auth-paths.ts';
import { loginStateOf } from './login-state.ts';
import type { Provider } from './relying-party.ts';
import type { AuthSecrets } from './secrets.ts';

/** The provider that stores our accounts: the embedded one, or that of OIDC_ISSUER. */
export const ownProvider = (settings: Settings, issuer: string, secrets: AuthSecrets): Provider => ({
  issuer,
  // The embedded provider's issuer contains the port; its source must not change with it.
  source: settings.OIDC_ISSUER ? new URL(settings.OIDC_ISSUER).host : 'demo',
  clientId: settings.OIDC_CLIENT_ID,
  clientSecret: secrets.client,
  callback: CALLBACK,
  isAdditional: false,
});

/** Google, or the provider of GOOGLE_ISSUER; null when it is not configured. */
export const googleProvider = (settings: Settings): Provider | null => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  if (!clientId || !clientSecret) return null;
  return {
    issuer,
    source: new URL(issuer).host,
    clientId,
    clientSecret,
    callback: GOOGLE_CALLBACK,
    isAdditional: true,
  };
};

/** Link of the Google button on the embedded provider's page: back to our host, which then redirects to Google. */
export const googleSignInLink = (
  settings: Settings,
  asked: { readonly origin: string; readonly state: unknown },
): { label: string; href: string } => {
  const { returnTo = null } = loginStateOf(asked.state);
  const address = loginAddress(settings.LOGIN_ROUTE, returnTo, { google: true });
  return { label: 'Continue with Google', href: `${asked.origin}${address}` };
};
