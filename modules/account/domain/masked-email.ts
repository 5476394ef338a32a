/** Enough of an email address to recognize one's own: `s•••@example.com`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name, host] = at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at)];
  return `${name.slice(0, 1)}•••${host}`;
};
