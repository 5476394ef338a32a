import { addDays } from '#kernel/dates.ts';
import { remoteOrder } from './packages.ts';
import type { pharmacyOrders, StoredPharmacyOrder } from './repositories/pharmacy-orders.ts';

/** What the pharmacist of the demo can do with an order, and what the button says. */
export const pharmacistActions = {
  fill: 'Ship it now',
  fill_rest: 'Ship the rest now',
  split: 'Ship all but the last product',
  substitute: 'Ship it now, with another product first',
  run_out: 'Nothing is in stock',
  reject: 'Reject it',
  resume: 'Resume as usual',
  deliver: 'The carrier delivers it',
  lose: 'The carrier loses it',
  bring_back: 'The carrier brings it back',
  recall: 'Recall the first product',
} as const;
export type PharmacistAction = keyof typeof pharmacistActions;

export const isPharmacistAction = (text: unknown): text is PharmacistAction =>
  typeof text === 'string' && Object.hasOwn(pharmacistActions, text);

/** Days after which it has shipped (`packages.ts`). */
const SHIPPED_DAYS = 1;
/** When what is missing comes. */
const RESTOCK_DAYS = 14;

/** What can be done with an order as it is now. */
export const actionsFor = (order: StoredPharmacyOrder, now: Date): readonly PharmacistAction[] => {
  const { status, parcels } = remoteOrder(order, now);
  if (status === 'canceled' || status === 'returned') return [];
  const recall = Object.keys(order.recalls).length === 0 ? (['recall'] as const) : [];
  if (status === 'delivered') return recall;
  if (order.fate !== null) return ['resume'];
  const rest = status === 'partially_shipped' ? (['fill_rest'] as const) : [];
  if (parcels.length > 0) return [...rest, 'deliver', 'lose', 'bring_back', ...recall];
  const live = order.productIds.filter((id) => !order.canceledIds.includes(id));
  const split = live.length > 1 ? (['split'] as const) : [];
  return ['fill', ...split, 'substitute', 'run_out', 'reject'];
};

/** Does it, at an instant. */
export const act = async (
  orders: ReturnType<typeof pharmacyOrders>,
  order: StoredPharmacyOrder,
  { action, reason, now }: { readonly action: PharmacistAction; readonly reason: string; readonly now: Date },
): Promise<void> => {
  const { orderId, productIds, canceledIds, waitingIds } = order;
  const live = productIds.filter((id) => !canceledIds.includes(id));
  const [first = 0] = live;
  const started = addDays(now, -SHIPPED_DAYS);
  switch (action) {
    case 'fill':
      await orders.setWaiting(orderId, [], null);
      return orders.setReceived(orderId, started);
    case 'substitute':
      await orders.warn(orderId, 'substitutes', { productId: first, text: 'A product of another maker' });
      return orders.setReceived(orderId, started);
    case 'recall':
      return orders.warn(orderId, 'recalls', { productId: first, text: 'The maker recalls this lot.' });
    case 'fill_rest':
      return orders.setWaiting(orderId, waitingIds, started);
    case 'split':
      await orders.setWaiting(orderId, live.slice(-1), addDays(now, RESTOCK_DAYS));
      return orders.setReceived(orderId, started);
    case 'run_out':
      return orders.setWaiting(orderId, live, addDays(now, RESTOCK_DAYS));
    case 'deliver':
      return orders.setArrived(orderId, now);
    case 'lose':
      return orders.setFate(orderId, 'lost');
    case 'bring_back':
      await orders.setFate(orderId, 'returned');
      return orders.setArrived(orderId, now);
    case 'reject':
      return orders.setFate(orderId, 'rejected', reason);
    case 'resume':
      return orders.setFate(orderId, null);
  }
};
