/** Path to which the identity provider that stores our accounts redirects after sign-in. */
export const CALLBACK = '/api/auth/callback';
/** The same path for the second provider (Google). */
export const GOOGLE_CALLBACK = '/api/auth/callback/google';
export const LOGOUT = '/api/auth/logout';
/** Where the identity provider that stores our accounts says that somebody's sessions are over. */
export const BACK_CHANNEL_LOGOUT = '/api/auth/backchannel-logout';
/** Leads to the identity provider's page for a forgotten password. */
export const FORGOT_PASSWORD = '/api/auth/forgot-password';
/** The page that explains a failed sign-in in plain words. */
export const PROBLEM_PAGE = '/auth/problem';
/** The pages that lead to a sign-in; nobody returns to them afterwards. */
export const SIGN_IN_PAGES = ['/auth/sign-in', '/users/sign_in', '/users/password/new'] as const;

export type ProviderName = 'own' | 'google';
