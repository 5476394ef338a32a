const SESSION = 'session-id';

/** The session id: one for each browser session, kept in session storage (S4.27). */
export const sessionId = (): string => {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(SESSION, id);
  return id;
};
