import type { MoneySnapshot } from '../money-snapshot.ts';

type Theirs = MoneySnapshot['returned'][number];
type Ours = MoneySnapshot['refunds'][number];

/**
 * Whether the daily check must have seen what happened at the processor at an instant. Until then it is under way: its
 * event comes late or never.
 */
const mustBeKnown = ({ checks }: MoneySnapshot, at: Date): boolean =>
  checks.some(({ succeeded_at: checked }) => checked !== null && at < checked);

/** When a refund or dispute at the processor changed last. */
const changedAt = ({ history }: MoneySnapshot, { id, created }: { id: string; created: Date }): Date =>
  history.changedAtProcessor.get(id) ?? created;

const intentOf = (all: MoneySnapshot, { invoice_id, attempt }: Pick<Ours, 'invoice_id' | 'attempt'>) =>
  all.attempts.find((one) => one.invoice_id === invoice_id && one.attempt === attempt)?.intent_id;

/** Our refund that was made by this request, or that this refund at the dashboard is. */
const oursOf = ({ refunds }: MoneySnapshot, { id, reference }: Theirs): Ours | undefined =>
  refunds.find((one) => one.refund_id === id) ??
  refunds.find((one) => reference === `${one.id}:${one.resent}`);

const refund = (all: MoneySnapshot, theirs: Theirs): string | null => {
  const { id, amount, status, reference } = theirs;
  const ours = oursOf(all, theirs);
  const isKnown = mustBeKnown(all, changedAt(all, theirs));
  if (!ours) {
    if (status === 'failed') return null;
    if (reference === null)
      return isKnown ? `The refund ${id} of ${amount} at the dashboard is unknown.` : null;
    return `The refund ${id} of ${amount} was made for ${reference}, which is no refund of ours any more.`;
  }
  if (ours.amount !== amount) return `The refund ${ours.id} is ${ours.amount} here and ${amount} there.`;
  if (intentOf(all, ours) !== theirs.intent) return `The refund ${ours.id} went to another payment.`;
  // One that failed and is to be sent again has the processor's earlier one until then.
  const agrees = status === 'failed' ? ours.status !== 'done' : ours.status === 'done';
  if (agrees || (!isKnown && ours.status !== 'failed')) return null;
  return `The refund ${ours.id} is ${ours.status} here and ${status} there (${id}).`;
};

const refunds = (all: MoneySnapshot): readonly string[] => [
  ...all.returned.flatMap((theirs) => refund(all, theirs) ?? []),
  ...all.refunds
    .filter(({ status, refund_id }) => status === 'done' && !all.returned.some(({ id }) => id === refund_id))
    .map(({ id, refund_id }) => `The refund ${id} is done here, and there is no ${refund_id} there.`),
  ...all.refunds
    .filter(
      ({ id }) =>
        all.returned.filter(({ reference, status }) => status !== 'failed' && reference?.startsWith(`${id}:`))
          .length > 1,
    )
    .map(({ id }) => `The refund ${id} was made twice.`),
];

const disputes = (all: MoneySnapshot): readonly string[] => [
  ...all.contested.flatMap((theirs) => {
    const ours = all.disputes.find(({ id }) => id === theirs.id);
    const isKnown = mustBeKnown(all, changedAt(all, theirs));
    if (!ours) return mustBeKnown(all, theirs.created) ? [`The dispute ${theirs.id} is unknown.`] : [];
    if (ours.amount !== theirs.amount || intentOf(all, ours) !== theirs.intent)
      return [`The dispute ${ours.id} is about another payment or amount.`];
    if (ours.status !== theirs.status)
      return isKnown || ours.status !== 'open'
        ? [`The dispute ${ours.id} is ${ours.status} here and ${theirs.status} there.`]
        : [];
    return ours.withdrawn === theirs.withdrawn && ours.fee === theirs.fee
      ? []
      : [`The dispute ${ours.id} took ${ours.withdrawn} and ${ours.fee} here, not there.`];
  }),
  ...all.disputes
    .filter(({ id }) => !all.contested.some((theirs) => theirs.id === id))
    .map(({ id }) => `There is no dispute ${id} at the processor.`),
];

/** A fee is known once the daily check has passed. */
const fees = (all: MoneySnapshot): readonly string[] =>
  all.attempts
    .filter(
      ({ status, fee, intent_id, settled_at }) =>
        status === 'succeeded' &&
        fee === null &&
        intent_id !== null &&
        !all.history.isUnbooked(intent_id) &&
        settled_at !== null &&
        mustBeKnown(all, settled_at),
    )
    .map(({ idempotency_key }) => `The fee of ${idempotency_key} is not known.`);

/**
 * Refunds, disputes and fees are the same here and at the processor, except what is under way: what was not answered, and what
 * happened there since the last daily check.
 */
export const refundsAndDisputesAgree = (all: MoneySnapshot): readonly string[] => [
  ...refunds(all),
  ...disputes(all),
  ...fees(all),
];
