import type { ShipTo } from '../../repositories/subscriptions.ts';

/** Recipient and address on one line, as the patient reads them. */
export const oneLineAddress = ({ recipient, address }: ShipTo): string => {
  const { streetAddress1, streetAddress2, city, state, zipCode } = address;
  return [recipient, streetAddress1, streetAddress2, city, `${state} ${zipCode}`].filter(Boolean).join(', ');
};
