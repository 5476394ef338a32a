import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Scope } from '#server/scope.ts';
import type { RefillChangeKind } from '../../domain/refill-change/refill-change.ts';
import type { RefillChangeQuote } from './quote-refill-change.ts';

const whatChanged: Readonly<Record<RefillChangeKind, string>> = {
  move: 'You moved your next refill.',
  skip: 'You skipped one refill.',
  pause: 'You paused your refills. Nothing is charged or sent in the meantime.',
  resume: 'Your refills have resumed.',
  every: 'You changed how often your refills come.',
  send_now: 'You asked for your refill today.',
};

/** Written notice without the names of medicines: what changed, and the next charge. */
export const refillNotice = (
  tx: Scope,
  kind: RefillChangeKind,
  { before, after, notes }: RefillChangeQuote,
): { kind: 'refill_changed'; subject: string; body: string } => {
  const next = after.on
    ? `Your next charge: ${formatMoney(after.amount)} on ${formatDate(after.on)}${before.on ? ` instead of ${formatDate(before.on)}` : ''}, then every ${after.everyDays} days.`
    : 'No charge is planned.';
  const page = new URL('/auto-refill/preferences', tx.settings.origins.app).href;
  return {
    kind: 'refill_changed',
    subject: 'Your refills have changed',
    body: [
      whatChanged[kind],
      next,
      ...notes,
      `You can change this or cancel online at any time: ${page}`,
    ].join(' '),
  };
};
