interface LoginOptions {
  /** Shows the form for a new account instead of the one for signing in. */
  readonly signUp?: boolean;
  /** Uses the second provider, where there is one. */
  readonly google?: boolean;
  /** Asks for password and second factor again, although somebody is signed in at the provider. */
  readonly stepUp?: boolean;
  /** Whoever deleted their account becomes a new patient with the same sign-in. */
  readonly startOver?: boolean;
}

/**
 * The login route with `returnTo`, the page to open afterwards (S2.14, login-protected pages). `returnTo` is a path
 * with its query, or null to leave the choice to the server.
 */
export const loginAddress = (
  loginRoute: string,
  returnTo: string | null,
  { signUp = false, google = false, stepUp = false, startOver = false }: LoginOptions = {},
): string => {
  const query = [
    ...(signUp ? ['screen_hint=signup'] : []),
    ...(startOver ? ['start_over=1'] : []),
    ...(google ? ['connection=google'] : []),
    ...(stepUp ? ['step_up=1'] : []),
    ...(returnTo === null ? [] : [`returnTo=${encodeURIComponent(returnTo)}`]),
  ];
  return query.length === 0 ? loginRoute : `${loginRoute}?${query.join('&')}`;
};
