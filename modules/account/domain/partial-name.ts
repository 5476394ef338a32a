/**
 * `Adam M.`: enough of a name for staff to tell people apart in a list, and not all of it. Null while the name is unknown.
 */
export const partialName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string | null => {
  const [initial] = (lastName ?? '').trim();
  const parts = [(firstName ?? '').trim(), initial ? `${initial}.` : ''].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : null;
};
