import type { VisitKind } from '#modules/eligibility/index.ts';

const HOUR_MS = 3_600_000;

interface Deadline {
  /** Tasks of a lower rank come first, whatever their deadline: an emergency always precedes overdue tasks. */
  readonly rank: number;
  /** Hours after its cause in which staff must have acted. */
  readonly hours: number;
}

/**
 * Why a case waits at the desk, and until when staff must have acted (states 3: a first review within 24 hours). The
 * most urgent reason of a case is its task. Photos are optional, so a visit without them is reviewed in time too.
 * `patient`: the visit waits for the patient, and ends after 14 days.
 */
const deadlines = {
  emergency: { rank: 0, hours: 0 },
  // The list of alarming words sets the deadline; this is the latest.
  alarming_message: { rank: 1, hours: 1 },
  correction: { rank: 2, hours: 4 },
  hold: { rank: 2, hours: 8 },
  // A second call was missed: the third ends the visit.
  missed_call: { rank: 2, hours: 4 },
  new_visit: { rank: 2, hours: 24 },
  // A visit without an order: the clinician proposes a plan.
  request: { rank: 2, hours: 24 },
  photos_missing: { rank: 2, hours: 24 },
  call: { rank: 2, hours: 24 },
  message: { rank: 2, hours: 24 },
  renewal: { rank: 2, hours: 36 },
  annual: { rank: 2, hours: 36 },
  check_in: { rank: 2, hours: 48 },
  titration: { rank: 2, hours: 48 },
  duplicate: { rank: 2, hours: 72 },
  patient: { rank: 3, hours: 14 * 24 },
} as const satisfies Readonly<Record<string, Deadline>>;

/** Why a case waits at the desk. */
export type DeskTask = keyof typeof deadlines;

export const deskTasks = Object.keys(deadlines) as readonly DeskTask[];

export const isDeskTask = (text: string): text is DeskTask => Object.hasOwn(deadlines, text);

/** When staff must have acted on a task that has waited since then. */
export const deadlineOf = (task: DeskTask, since: Date): Date =>
  new Date(since.getTime() + deadlines[task].hours * HOUR_MS);

/** Past its deadline. A case that waits for the patient is never late. */
export const isLate = (task: DeskTask, dueAt: Date, now: Date): boolean =>
  task !== 'patient' && dueAt.getTime() <= now.getTime();

/** Rank and hours of each task as rows for SQL. */
export const deadlineRows: readonly (readonly [DeskTask, number, number])[] = deskTasks.map((task) => [
  task,
  deadlines[task].rank,
  deadlines[task].hours,
]);

/** The task of a visit that waits for a clinician, by its kind. */
export const taskOfVisit: Readonly<Record<VisitKind, DeskTask>> = {
  initial: 'new_visit',
  renewal: 'renewal',
  check_in: 'check_in',
  titration: 'titration',
};
