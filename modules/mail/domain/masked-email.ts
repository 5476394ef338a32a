/** Part of an email address, enough for its owner to recognize it: `s•••@example.com`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name, host] = at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at)];
  return `${name.slice(0, 1)}•••${host}`;
};
