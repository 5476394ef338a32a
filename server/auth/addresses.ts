/** Where the provider that keeps our accounts sends people back to. */
export const CALLBACK = '/api/auth/callback';
/** The same for the provider beside it. */
export const GOOGLE_CALLBACK = '/api/auth/callback/google';
export const LOGOUT = '/api/auth/logout';
/** Says in kind words why a sign-in led nowhere. */
export const PROBLEM_PAGE = '/auth/problem';

export type ProviderName = 'own' | 'google';
