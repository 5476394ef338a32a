/** Path to which the identity provider that stores our accounts redirects after sign-in. */
export const CALLBACK = '/api/auth/callback';
/** The same path for the second provider (Google). */
export const GOOGLE_CALLBACK = '/api/auth/callback/google';
export const LOGOUT = '/api/auth/logout';
/** The page that explains a failed sign-in in plain words. */
export const PROBLEM_PAGE = '/auth/problem';

export type ProviderName = 'own' | 'google';
