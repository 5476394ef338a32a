const SESSION = 'session-id';

/** The session id: “created once per browser session and kept in session storage” (specification, section 4). */
export const sessionId = (): string => {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(SESSION, id);
  return id;
};
