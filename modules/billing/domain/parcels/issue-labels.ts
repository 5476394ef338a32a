import { formatDate } from '#kernel/dates.ts';
import type { StatusLabels } from '../states/status-labels.ts';
import { backorderEndsAt } from './backorder.ts';
import type { IssueKind, IssueOutcome, IssueWish } from './issue-kinds.ts';
import type { IssueStatus } from './order-issue.ts';
import type { ReportKind } from './report-options.ts';

export interface LabeledIssue {
  readonly kind: IssueKind;
  readonly status: IssueStatus;
  readonly wish: IssueWish | null;
  readonly outcome: IssueOutcome | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  /** The operator's own text. */
  readonly answer: string;
}

/** A problem as the patient's answer to “what is wrong”. */
export const reportLabels: Readonly<Record<ReportKind, string>> = {
  not_received: 'It did not arrive',
  damaged: 'Something is damaged',
  wrong_item: 'Something is wrong or missing',
  unopened: 'I want to send unopened products back',
};

export const wishLabels: Readonly<Record<IssueWish, string>> = {
  replacement: 'A new package at no cost',
  refund: 'My money back',
  wait: 'I will wait for it',
};

const titles: Readonly<Record<IssueKind, string>> = {
  rejected: 'The pharmacy could not fill it',
  canceled_by_pharmacy: 'The pharmacy canceled it',
  backordered: 'Something is out of stock',
  recalled: 'A product in it is being recalled: do not use it',
  substituted: 'The pharmacy sent a different product',
  lost: 'It seems to be lost',
  returned: 'It came back to us',
  not_received: 'You told us that it did not arrive',
  damaged: 'You told us that something is damaged',
  wrong_item: 'You told us that something is wrong or missing',
  unopened: 'You want to send unopened products back',
  refund_failed: 'A refund did not reach your card',
  refunded_outside: 'We sent money back to your card',
  disputed: 'Your bank is looking into the payment',
};

const chosen: Readonly<Record<IssueWish, string>> = {
  replacement: 'You asked for a new package.',
  refund: 'You asked for your money back.',
  wait: 'You chose to wait.',
};

const choosing: readonly IssueKind[] = ['recalled', 'lost', 'returned'];

const whileWaiting = ({ wish, openedAt }: LabeledIssue): string => {
  if (wish === 'refund')
    return 'We have asked the pharmacy to cancel what is missing. You will get your money back once they confirm it.';
  if (wish === 'wait')
    return 'You chose to wait. It ships as soon as it is in stock, at no extra cost, and you can still cancel it.';
  return `Wait for it, or cancel what is missing and get that money back. If it is not in stock by ${formatDate(backorderEndsAt(openedAt))}, we will cancel it and return your money.`;
};

const whileOpen = (issue: LabeledIssue): string => {
  const { kind, wish, dueAt } = issue;
  const by = `We will answer by ${formatDate(dueAt)}.`;
  if (kind === 'rejected') return `You can wait, or stop the order and get your money back. ${by}`;
  if (kind === 'canceled_by_pharmacy') return `We are finding out why. ${by}`;
  if (kind === 'substituted') return `Do not use it until we have checked it. ${by}`;
  if (kind === 'backordered') return whileWaiting(issue);
  if (kind === 'refunded_outside') return 'Banks usually show it in 5 to 10 days.';
  if (kind === 'disputed') return 'Nothing further is charged or sent until we have looked at it.';
  if (kind === 'refund_failed') return `The money is still yours. We will find another way to send it. ${by}`;
  if (wish) return `${chosen[wish]} ${by}`;
  return choosing.includes(kind) ? 'Choose what you would like.' : by;
};

const outcomes: Readonly<Record<IssueOutcome, string>> = {
  replaced: 'A new package is on its way to you.',
  refunded: 'Your money goes back to your card.',
  refund_sent_again: 'We have sent the money again.',
  refills_resumed: 'Your refills have resumed.',
  refills_ended: 'Your subscriptions have ended.',
  declined: 'We could not do what you asked for.',
  noted: 'We have looked into it.',
  resolved: 'It has been resolved.',
};

/** What the patient reads about an issue of their order. */
export const issueLabels = (issue: LabeledIssue): StatusLabels => {
  const { kind, status, outcome, answer } = issue;
  if (status === 'open') return { label: titles[kind], detail: whileOpen(issue) };
  if (status === 'awaiting_return')
    return { label: 'We are waiting for your package', detail: answer || 'Send it back, unopened.' };
  return { label: titles[kind], detail: answer || outcomes[outcome ?? 'noted'] };
};

export const refundLabels = {
  pending: 'Refund started',
  done: 'Sent to your card',
  failed: 'Did not reach your card',
} as const;
