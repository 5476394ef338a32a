import { type AccountState, type ListedPerson, maskedPhone, partialName } from '#modules/account/index.ts';
import { maskedEmail } from '#modules/mail/index.ts';

const accountStateNames: Readonly<Record<AccountState, string>> = {
  active: 'Active',
  merged: 'Merged into another account',
  leaving: 'Being deleted',
  deleted: 'Deleted',
};

/** A person as lists show them: part of the name, of the email address and of the phone number, and nothing about health. */
export const personView = (person: ListedPerson) => ({
  id: person.id,
  name: partialName(person),
  // Of a deleted account only an address is left that nothing is sent to.
  email: person.accountState === 'deleted' ? null : maskedEmail(person.email),
  phone: person.phone && maskedPhone(person.phone),
  state: person.state,
  accountState: person.accountState,
  accountStateLabel: accountStateNames[person.accountState],
  createdAt: person.createdAt,
});

export type PersonView = ReturnType<typeof personView>;
