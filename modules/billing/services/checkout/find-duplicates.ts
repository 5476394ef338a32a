import { possibleDuplicatesPort, type SearchForDuplicates } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Checkout } from '../../repositories/checkouts.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';

const usedBy = async (scope: Scope, card: StoredCard): Promise<SearchForDuplicates['card']> =>
  card.fingerprint
    ? {
        fingerprint: card.fingerprint,
        users: await customerRepository(scope.db).usersOfCard(card.fingerprint),
      }
    : null;

/** Looks for other accounts of the same person, by what the account has. */
export const findDuplicatesOf = async (scope: Scope, userId: string): Promise<void> => {
  const card = await customerRepository(scope.db).cardUse(userId);
  await scope.use(possibleDuplicatesPort).find({ userId, given: null, card, foundAt: 'submit' });
};

/** The buyer's details at checkout, in the form of a profile. */
export const profileOf = ({ shipping }: Pick<Checkout, 'shipping'>) => ({
  firstName: shipping.firstName,
  lastName: shipping.lastName,
  dob: shipping.dob,
  phone: `${shipping.phone.phoneAreaCode}${shipping.phone.phoneNumber}`,
  address: shipping.address,
});

/**
 * Looks for other accounts of the buyer, by details and card of the checkout. The first lock of the transaction: of two
 * new accounts with the same details, the second finds the first.
 */
export const findDuplicatesOfBuyer = async (
  tx: Scope,
  checkout: Pick<Checkout, 'userId' | 'shipping'>,
  card: StoredCard,
): Promise<void> => {
  const given = profileOf(checkout);
  const duplicates = tx.use(possibleDuplicatesPort);
  await duplicates.lockIdentity({ profile: given, cards: card.fingerprint ? [card.fingerprint] : [] });
  const { userId } = checkout;
  await duplicates.find({ userId, given, card: await usedBy(tx, card), foundAt: 'checkout' });
};
