import { drugOf, type Group, groups, isIn } from '../drugs.ts';
import { type Snapshot, sentOrders, wasStopped } from '../snapshot.ts';

const DAY_MS = 86_400_000;
/** A fill may come this many days before the supply on hand ends. */
const MOST_DAYS_LEFT = 21;
const MOST_DAYS_ON_HAND = 120;

const problemsOf = (all: Snapshot, group: Group): readonly string[] => {
  const problems: string[] = [];
  let end = 0;
  for (const { order, at, lines } of sentOrders(all)) {
    if (wasStopped(order)) continue;
    // What was lost, damaged or sent back is no supply.
    const mine = lines.filter(({ product_id, not_had_at }) => not_had_at === null && isIn(group, product_id));
    const left = Math.max(0, (end - at.getTime()) / DAY_MS);
    if (left > MOST_DAYS_LEFT && mine.some(({ product_id }) => drugOf(product_id).isPrescription))
      problems.push(`Order ${order.id} was sent with ${left.toFixed(1)} days of ${group} on hand.`);
    const supply = mine.reduce((days, { product_id }) => days + drugOf(product_id).supplyInDays, 0);
    end = Math.max(end, at.getTime()) + supply * DAY_MS;
    if (supply > 0 && left + supply > MOST_DAYS_ON_HAND)
      problems.push(
        `After order ${order.id} the patient has ${(left + supply).toFixed(1)} days of ${group}.`,
      );
  }
  return problems;
};

/** No prescription is filled while more than 21 days are on hand, and nobody ever has more than 120 days of a drug. */
export const supplyIsLimited = (all: Snapshot): readonly string[] =>
  groups.flatMap((group) => problemsOf(all, group));
