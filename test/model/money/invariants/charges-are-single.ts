import { processingFee } from '#test/harness/processing-fee.ts';
import type { MoneyRows } from '../money-snapshot.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The processor and our attempts agree, except for requests in progress; no invoice receives more than its total. */
export const chargesAreSingle = (all: MoneyRows): readonly string[] => {
  const problems: string[] = [];
  for (const { id, amount, key } of all.collected) {
    const ours = all.attempts.find(({ idempotency_key }) => idempotency_key === key);
    if (!ours) problems.push(`The processor collected ${amount} (${id}) for nothing of ours.`);
    else if (ours.status !== 'succeeded' && ours.status !== 'pending')
      problems.push(`The processor collected ${amount} (${id}), which is ${ours.status} here.`);
    else if (ours.amount !== amount) problems.push(`The processor collected ${amount}, not ${ours.amount}.`);
    else if (ours.fee !== null && ours.fee !== processingFee(amount))
      problems.push(`The processor keeps ${processingFee(amount)} of ${amount} (${id}), not ${ours.fee}.`);
  }
  for (const { idempotency_key, status, intent_id } of all.attempts)
    if (
      status === 'succeeded' &&
      !all.collected.some(({ id, key }) => id === intent_id && key === idempotency_key)
    )
      problems.push(`The attempt ${idempotency_key} succeeded only here.`);
  for (const invoice of all.invoices) {
    const keys = all.attempts.filter((one) => one.invoice_id === invoice.id);
    const captured = all.collected.filter(({ key }) => keys.some((one) => one.idempotency_key === key));
    const booked = keys.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
    const back = all.refunds.filter((one) => one.invoice_id === invoice.id).map(({ amount }) => amount);
    if (captured.length > 1 && sum(booked) - sum(back) > invoice.total)
      problems.push(`Invoice ${invoice.number} was charged ${captured.length} times.`);
    if (sum(back) > sum(booked)) problems.push(`More of invoice ${invoice.number} goes back than was paid.`);
  }
  const cycles = all.invoices.flatMap(({ subscription_id, cycle }) =>
    subscription_id && cycle !== null ? [`${subscription_id}:${cycle}`] : [],
  );
  if (new Set(cycles).size < cycles.length) problems.push('A cycle has two invoices.');
  return problems;
};
