interface LoginOptions {
  /** The form of a new account rather than that of a known one. */
  readonly signUp?: boolean;
  /** By the second provider, where there is one. */
  readonly google?: boolean;
}

/**
 * Where signing in begins: the login route with `returnTo` holding where to go afterwards (S2.14,
 * login-protected pages). `returnTo` is a path with its query, or null to leave the choice to the server.
 */
export const loginAddress = (
  loginRoute: string,
  returnTo: string | null,
  { signUp = false, google = false }: LoginOptions = {},
): string => {
  const query = [
    ...(signUp ? ['screen_hint=signup'] : []),
    ...(google ? ['connection=google'] : []),
    ...(returnTo === null ? [] : [`returnTo=${encodeURIComponent(returnTo)}`]),
  ];
  return query.length === 0 ? loginRoute : `${loginRoute}?${query.join('&')}`;
};
