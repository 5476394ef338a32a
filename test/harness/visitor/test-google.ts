import type { Origins } from '#config/settings.ts';
import { startTestProvider } from './test-provider.ts';

export type { ProviderPerson as GooglePerson } from './test-provider.ts';

export const GOOGLE_CLIENT = { id: 'thicket-at-google', secret: 'a-secret-that-google-gave-us' };

/** A second OpenID provider for tests that signs in `person` without any questions. */
export const startTestGoogle = (port: number, origins: Pick<Origins, 'app'>) =>
  startTestProvider(port, { ...GOOGLE_CLIENT, redirectUri: `${origins.app}/api/auth/callback/google` });
