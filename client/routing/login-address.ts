interface LoginOptions {
  /** Shows the form for a new account instead of the one for signing in. */
  readonly signUp?: boolean;
  /** Uses the second provider, where there is one. */
  readonly google?: boolean;
  /**
   * `step_up` asks for password and second factor again, although somebody is signed in at the provider; with
   * `start_over`, a person who deleted their account becomes a new patient with the same sign-in.
   */
  readonly asks?: 'step_up' | 'start_over' | undefined;
}

/**
 * The login route with `returnTo`, the page to open afterwards (S2.14, login-protected pages). `returnTo` is a path
 * with its query, or null to leave the choice to the server.
 */
export const loginAddress = (
  loginRoute: string,
  returnTo: string | null,
  { signUp, google, asks }: LoginOptions = {},
): string => {
  const query = [
    signUp && 'screen_hint=signup',
    google && 'connection=google',
    asks && `${asks}=1`,
    returnTo !== null && `returnTo=${encodeURIComponent(returnTo)}`,
  ]
    .filter((part) => part)
    .join('&');
  return query ? `${loginRoute}?${query}` : loginRoute;
};
