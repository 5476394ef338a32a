import { drugOf } from '../drugs.ts';
import { type Snapshot, sentOrders } from '../snapshot.ts';

/** Full years between two instants, near enough for a test: its dates are years away from the limit. */
const yearsBetween = (birth: string, at: Date): number =>
  (at.getTime() - new Date(birth).getTime()) / (365.25 * 86_400_000);

/** The birth date of the account at an instant, after its first change; null before. */
const birthDateAt = ({ birthDates }: Snapshot, at: Date): string | null =>
  birthDates.findLast((change) => change.at < at)?.after ?? null;

/** Two clinicians lifted what the age had put on hold, after the date was changed and before an instant. */
const isOverridden = ({ birthDates, holds }: Snapshot, at: Date): boolean => {
  const since = birthDates.findLast((change) => change.at < at)?.at;
  return holds.some(
    ({ rule_ids, lifted_at, lifted_by, lift_proposed_by }) =>
      rule_ids.includes('AGE-MIN') &&
      since !== undefined &&
      lifted_at !== null &&
      lifted_at > since &&
      lifted_at <= at &&
      lifted_by !== null &&
      lift_proposed_by !== null &&
      lifted_by !== lift_proposed_by,
  );
};

/**
 * Nothing is charged or sent, over the counter too, while the account says that the patient is younger than 18, unless
 * two clinicians have resumed it.
 */
export const minorsGetNothing = (all: Snapshot): readonly string[] => {
  if (all.birthDates.length === 0) return [];
  const isMinor = (at: Date): boolean => {
    const birth = birthDateAt(all, at);
    return birth !== null && yearsBetween(birth, at) < 18 && !isOverridden(all, at);
  };
  const hasDrug = (orderId: string): boolean =>
    all.lines.some((line) => line.order_id === orderId && drugOf(line.product_id).groups.length > 0);
  const orderOf = (invoiceId: string): string =>
    all.invoices.find(({ id }) => id === invoiceId)?.order_id ?? '';
  return [
    ...sentOrders(all)
      .filter(({ order, at }) => isMinor(at) && hasDrug(order.id))
      .map(({ order }) => `Order ${order.id} was sent to a minor.`),
    ...all.attempts
      .filter(({ invoice_id, created_at }) => isMinor(created_at) && hasDrug(orderOf(invoice_id)))
      .map(({ invoice_id }) => `Invoice ${invoice_id} was charged to a minor.`),
  ];
};
