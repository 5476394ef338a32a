import { groups, isIn } from '../drugs.ts';
import { type Snapshot, sentAt } from '../snapshot.ts';

const over: readonly string[] = [
  'canceled',
  'incomplete_expired',
  'refunded',
  'returned',
  'lost',
  'replaced',
];

/** Of each group of drugs, at most one subscription, one first order that is not sent, and one prescription in force. */
export const oneCourseAGroup = (all: Snapshot): readonly string[] =>
  groups.flatMap((group) => {
    const subscriptions = all.subscriptions.filter(
      ({ status, products }) => !over.includes(status) && products.some((id) => isIn(group, id)),
    );
    const orders = all.orders.filter(
      ({ id, kind, status }) =>
        kind !== 'refill' &&
        kind !== 'replacement' &&
        !over.includes(status) &&
        sentAt(all, id) === null &&
        all.lines.some(
          (line) => line.order_id === id && line.canceled_at === null && isIn(group, line.product_id),
        ),
    );
    const prescriptions = all.prescriptions.filter(
      ({ status, product_id }) => (status === 'active' || status === 'on_hold') && isIn(group, product_id),
    );
    const tooMany = (what: string, some: readonly { readonly id: string }[]) =>
      some.length > 1 ? [`${some.length} ${what} of ${group}: ${some.map(({ id }) => id).join(', ')}.`] : [];
    return [
      ...tooMany('subscriptions', subscriptions),
      ...tooMany('open first orders', orders),
      ...tooMany('prescriptions in force', prescriptions),
    ];
  });
