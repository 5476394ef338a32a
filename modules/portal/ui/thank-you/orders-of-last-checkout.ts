/** Orders of one checkout are created within this time of each other. */
const ONE_CHECKOUT_MS = 60_000;

/** The newest order and the others of its checkout; empty without orders. */
export const ordersOfLastCheckout = <Order extends { readonly createdAt: string }>(
  orders: readonly Order[],
): Order[] => {
  const times = orders.map((order) => Date.parse(order.createdAt));
  const newest = Math.max(...times);
  return orders.filter((_, index) => newest - (times[index] ?? 0) <= ONE_CHECKOUT_MS);
};
