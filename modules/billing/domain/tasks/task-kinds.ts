import { addBusinessDays } from '#kernel/business-days.ts';

/** Tasks for operators. */
export const taskKinds = [
  'charge_unknown',
  'books_differ',
  'page_not_delivered',
  'pharmacy_trouble',
  'email_refused',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** `settled`: it was resolved without an operator, such as a charge that the processor found later. */
export const taskOutcomes = ['settled', 'not_charged', 'corrected', 'explained', 'written_off'] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

export const taskOutcomeLabels: Readonly<Record<TaskOutcome, string>> = {
  settled: 'Settled automatically',
  not_charged: 'Not charged: charge it again',
  corrected: 'Corrected',
  explained: 'Explained, nothing to correct',
  written_off: 'Written off',
};

interface TaskRule {
  readonly label: string;
  /** Business days within which somebody should close it. */
  readonly days: number;
  /** Outcomes with which an operator may close it. */
  readonly outcomes: readonly TaskOutcome[];
}

export const taskRules: Readonly<Record<TaskKind, TaskRule>> = {
  charge_unknown: { label: 'A charge without a known outcome', days: 1, outcomes: ['not_charged'] },
  books_differ: {
    label: 'The books and the payment processor differ',
    days: 2,
    outcomes: ['corrected', 'explained', 'written_off'],
  },
  // An emergency of a patient that nobody was paged about: nothing is more urgent.
  page_not_delivered: {
    label: 'A page about an emergency was not delivered',
    days: 0,
    outcomes: ['corrected', 'explained'],
  },
  // It closes itself once the pharmacy answers; somebody may have canceled the order instead.
  pharmacy_trouble: {
    label: 'The pharmacy does not answer, or does not take an order',
    days: 1,
    outcomes: ['corrected', 'explained'],
  },
  email_refused: {
    label: 'Emails to a patient come back',
    days: 2,
    outcomes: ['corrected', 'explained'],
  },
};

export const taskDueAt = (kind: TaskKind, openedAt: Date): Date =>
  addBusinessDays(openedAt, taskRules[kind].days);
