import { drugOf } from '../drugs.ts';
import { type Snapshot, sentOrders } from '../snapshot.ts';

/** While a check-in that holds a refill has no answer, nothing of that drug is charged or sent. */
export const checkInsHold = (all: Snapshot): readonly string[] =>
  all.holds
    .filter(({ check_in_id }) => check_in_id !== null)
    .flatMap(({ prescription_id, placed_at, lifted_at }) => {
      const prescription = all.prescriptions.find(({ id }) => id === prescription_id);
      const isMeanwhile = (at: Date) => at > placed_at && (lifted_at === null || at < lifted_at);
      return sentOrders(all)
        .filter(
          ({ at, lines }) =>
            isMeanwhile(at) &&
            lines.some(({ product_id }) => drugOf(product_id).drugType === prescription?.drug_type),
        )
        .map(({ order }) => `Order ${order.id} was sent while its check-in had no answer.`);
    });
