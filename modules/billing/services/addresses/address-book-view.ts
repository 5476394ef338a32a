import { type Address, accountPort, addressBookPort, isSameAddress } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { readBillingOverview } from '../../repositories/billing-overview.ts';

interface AddressView extends Address {
  /** Null for the default address. */
  readonly id: string | null;
}

interface Delivery {
  readonly subscriptionId: string;
  readonly productNames: readonly string[];
  readonly shipsTo: Address;
}

interface BookView {
  readonly addresses: readonly AddressView[];
  readonly deliveries: readonly (Delivery & {
    readonly isDefault: boolean;
    readonly addressId: string | null;
  })[];
}

export const emptyAddressBook: BookView = { addresses: [], deliveries: [] };

const ended: readonly string[] = ['canceled', 'incomplete_expired'];

/** The patient's addresses, the default one first, and which subscription ships where. */
export const addressBookView = async (scope: Scope, userId: string): Promise<BookView> => {
  const [person, others, billing] = await Promise.all([
    scope.use(accountPort).person(userId),
    scope.use(addressBookPort).others(userId),
    readBillingOverview(scope.read, userId),
  ]);
  const home = person?.address ?? null;
  const deliveries = billing.subscriptions
    .filter(({ status }) => !ended.includes(status))
    .map(({ id, products, shipTo }) => ({
      subscriptionId: id,
      productNames: products.map(({ name }) => name),
      shipsTo: shipTo.address,
      isDefault: home !== null && isSameAddress(home, shipTo.address),
      addressId: others.find((other) => isSameAddress(other, shipTo.address))?.id ?? null,
    }));
  return { addresses: [...(home ? [{ ...home, id: null }] : []), ...others], deliveries };
};
