import { PROMISED_HOURS } from './case-labels.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';

/** The views of the queue. */
export const queueFilters = ['waiting', 'mine', 'reply', 'all'] as const;

export type QueueFilter = (typeof queueFilters)[number];

export const filterLabels: Readonly<Record<QueueFilter, string>> = {
  waiting: 'Waiting',
  mine: 'Mine',
  reply: 'Needs reply',
  all: 'All',
};

/** The view from the address; the first view when it is unknown. */
export const parseFilter = (text: string | undefined): QueueFilter =>
  queueFilters.find((filter) => filter === text) ?? 'waiting';

const ourTurn: readonly string[] = ['submitted', 'assigned', 'in_review', 'awaiting_call'];

/**
 * Whether staff must act next, not the patient. Emergency answers end a visit, but somebody has to call the patient;
 * such a case stays in the queue until that has happened. So does one whose answers were corrected after the decision.
 */
export const isOurTurn = (
  row: Pick<DeskCaseRowFragment, 'status' | 'strongestOutcome' | 'correctedAt' | 'isAlert'>,
): boolean =>
  ourTurn.includes(row.status) ||
  row.isAlert ||
  row.strongestOutcome === 'emergency' ||
  row.correctedAt !== null;

/** Waits for staff longer than promised. */
export const isOverdue = (
  row: Pick<DeskCaseRowFragment, 'status' | 'strongestOutcome' | 'correctedAt' | 'isAlert' | 'waitingHours'>,
): boolean => isOurTurn(row) && row.waitingHours >= PROMISED_HOURS;

const shows: Readonly<Record<QueueFilter, (row: DeskCaseRowFragment) => boolean>> = {
  waiting: isOurTurn,
  mine: (row) => row.isMine,
  reply: (row) => row.unreadFromPatient > 0,
  all: () => true,
};

/** The cases of one view, in the server's order: emergencies first, then the oldest. */
export const queueFor = (
  rows: readonly DeskCaseRowFragment[],
  filter: QueueFilter,
): readonly DeskCaseRowFragment[] => rows.filter(shows[filter]);

/** The first other case that waits for a clinician and that nobody else has. */
export const nextCaseAfter = (
  rows: readonly DeskCaseRowFragment[],
  consultationId: string,
): DeskCaseRowFragment | null =>
  queueFor(rows, 'waiting').find(
    (row) => row.consultationId !== consultationId && (row.assignedTo === null || row.isMine),
  ) ?? null;
