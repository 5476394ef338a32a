/** Business days from the payment until an order has shipped. */
export const SHIPS_WITHIN = 2;

/** Business days that a package usually travels, by shipping method. */
export const travelDays = {
  standard: { from: 5, to: 7 },
  express: { from: 1, to: 2 },
} as const;

/** When an order should be there, counted from its payment, as cart and checkout say it. */
export const arrivalText = (method: keyof typeof travelDays): string =>
  `Within ${SHIPS_WITHIN + travelDays[method].to} business days`;
