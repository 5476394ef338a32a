/** The person of a page that only signed-in people reach. Throws when the server let somebody else through. */
export const signedIn = <User>(user: User | null): User => {
  if (user === null) throw new Error('A page for signed-in people was shown to nobody.');
  return user;
};
