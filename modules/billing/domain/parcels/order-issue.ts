import { defineMachine } from '#config/define-machine.ts';
import { addBusinessDays } from '#kernel/business-days.ts';
import type { IssueDecision, IssueKind, IssueOutcome, IssueWish } from './issue-kinds.ts';

/** `awaiting_return`: the patient returns unopened products; they are refunded when the pharmacy has them. */
export const issueStatuses = ['open', 'awaiting_return', 'closed'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** An issue ends once; its final status is its outcome. */
export const issueMachine = defineMachine({
  name: 'order issue',
  states: issueStatuses,
  initial: 'open',
  transitions: [
    { from: ['open'], to: 'awaiting_return', by: ['operator'] },
    {
      from: ['open', 'awaiting_return'],
      to: 'closed',
      by: ['operator', 'patient', 'clinician', 'pharmacy', 'payments', 'system'],
    },
  ],
});

interface KindRule {
  /** Business days within which staff should decide. */
  readonly days: number;
  /** What the patient may choose when their report did not say it. */
  readonly choices: readonly IssueWish[];
  readonly decisions: Readonly<Record<Exclude<IssueStatus, 'closed'>, readonly IssueDecision[]>>;
}

const parcel: KindRule = {
  days: 2,
  choices: ['replacement', 'refund'],
  decisions: { open: ['replace', 'refund', 'decline'], awaiting_return: [] },
};

const rules: Readonly<Record<IssueKind, KindRule>> = {
  rejected: {
    days: 1,
    choices: ['refund'],
    decisions: { open: ['replace', 'refund'], awaiting_return: [] },
  },
  canceled_by_pharmacy: { days: 1, choices: [], decisions: { open: ['note'], awaiting_return: [] } },
  backordered: {
    days: 5,
    choices: ['wait', 'refund'],
    // The refund is made when the pharmacy confirms that it does not ship.
    decisions: { open: ['refund'], awaiting_return: [] },
  },
  // Medicine that may be harmful is with the patient.
  recalled: { ...parcel, days: 1, decisions: { open: ['replace', 'refund', 'note'], awaiting_return: [] } },
  substituted: {
    days: 1,
    choices: [],
    decisions: { open: ['replace', 'refund', 'note'], awaiting_return: [] },
  },
  lost: parcel,
  returned: parcel,
  not_received: parcel,
  damaged: parcel,
  wrong_item: parcel,
  unopened: {
    days: 2,
    choices: [],
    decisions: { open: ['accept_return', 'refund', 'decline'], awaiting_return: ['refund', 'decline'] },
  },
  refund_failed: {
    days: 1,
    choices: [],
    decisions: { open: ['send_refund_again', 'note'], awaiting_return: [] },
  },
  refunded_outside: { days: 1, choices: [], decisions: { open: ['note'], awaiting_return: [] } },
  disputed: {
    days: 1,
    choices: [],
    decisions: { open: ['resume_refills', 'end_refills'], awaiting_return: [] },
  },
};

/** When an operator should have decided. */
export const issueDueAt = (kind: IssueKind, openedAt: Date): Date =>
  addBusinessDays(openedAt, rules[kind].days);

/** What operators may decide about an issue now. */
export const decisionsFor = (kind: IssueKind, status: IssueStatus): readonly IssueDecision[] =>
  status === 'closed' ? [] : rules[kind].decisions[status];

/**
 * What the patient may choose about an open issue. Once the pharmacy was asked to cancel a line, the choice is final.
 */
export const choicesFor = (
  kind: IssueKind,
  status: IssueStatus,
  wish: IssueWish | null = null,
): readonly IssueWish[] =>
  status === 'open' && !(kind === 'backordered' && wish === 'refund') ? rules[kind].choices : [];

/** The outcome of a decision; null for one that leaves the issue open. */
export const outcomeOf: Readonly<Record<IssueDecision, IssueOutcome | null>> = {
  replace: 'replaced',
  refund: 'refunded',
  accept_return: null,
  send_refund_again: 'refund_sent_again',
  resume_refills: 'refills_resumed',
  end_refills: 'refills_ended',
  decline: 'declined',
  note: 'noted',
};

/** An order that the pharmacy refused is canceled and refunded when nobody decided within this many business days. */
export const REJECTED_REFUND_AFTER_BUSINESS_DAYS = 5;
