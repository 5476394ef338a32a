/** Orders of one checkout are written within moments of each other. */
const ONE_CHECKOUT_MS = 60_000;

/** The newest order and what was bought with it; empty without orders. */
export const ordersOfLastCheckout = <Order extends { readonly createdAt: string }>(
  orders: readonly Order[],
): Order[] => {
  const times = orders.map((order) => Date.parse(order.createdAt));
  const newest = Math.max(...times);
  return orders.filter((_, index) => newest - (times[index] ?? 0) <= ONE_CHECKOUT_MS);
};
