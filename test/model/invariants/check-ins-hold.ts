import { type Snapshot, sentOrders } from '../snapshot.ts';

/**
 * While a check-in that holds a refill has no answer, nothing is sent on its prescription. A renewal asks about everything, so
 * the prescription that it leads to is not on hold.
 */
export const checkInsHold = (all: Snapshot): readonly string[] =>
  all.holds
    .filter(({ check_in_id }) => check_in_id !== null)
    .flatMap(({ prescription_id: held, placed_at, lifted_at }) =>
      sentOrders(all)
        .filter(
          ({ at, lines }) =>
            at > placed_at &&
            (lifted_at === null || at < lifted_at) &&
            lines.some(({ prescription_id }) => prescription_id === held),
        )
        .map(({ order }) => `Order ${order.id} was sent while its check-in had no answer.`),
    );
