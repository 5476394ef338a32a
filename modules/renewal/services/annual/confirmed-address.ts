import { type Address, consentHash } from '#modules/account/index.ts';

/** Names an address in what is stored about its confirmation: a changed address has to be confirmed again. */
export const addressHash = ({ streetAddress1, streetAddress2, city, state, zipCode }: Address): string =>
  consentHash(JSON.stringify([streetAddress1, streetAddress2 ?? '', city, state, zipCode]));

/** Whether the patient has confirmed the address that we have now. */
export const isConfirmed = (
  address: Address | null,
  { confirmedAddress }: { readonly confirmedAddress: string | null },
): boolean => address !== null && confirmedAddress === addressHash(address);
