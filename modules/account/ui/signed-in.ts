/** The person of a page that requires sign-in. Throws when the server let a visitor through. */
export const signedIn = <User>(user: User | null): User => {
  if (user === null) throw new Error('A page that requires a sign-in was rendered without a user.');
  return user;
};
