import { addDays } from '#kernel/dates.ts';
import { yearAfter } from '#kernel/year-after.ts';

/** The fields of a prescription that decide when its yearly check-in is due. */
export interface EvaluatedPrescription {
  readonly status: string;
  readonly signedAt: Date | null;
  readonly evaluatedAt: Date | null;
}

export interface AnnualDue {
  /** Eleven months after the last full evaluation. */
  readonly opensAt: Date;
  /** A year after it: nothing more is sent from then on. */
  readonly overdueAt: Date;
  readonly isDue: boolean;
  readonly isOverdue: boolean;
}

/** Days before it is overdue at which the patient is told, the first of them when it opens. */
export const noticeDays = [30, 14, 7, 1] as const;
export type NoticeDays = (typeof noticeDays)[number];

const OPENS_BEFORE = 30;

const runs = ({ status }: EvaluatedPrescription): boolean => status === 'active' || status === 'on_hold';

/**
 * When the yearly check-in is due, by the oldest full evaluation of what runs: everything is asked together, so that there
 * is one a year. Null for a patient who takes nothing on prescription.
 */
export const annualDue = (prescriptions: readonly EvaluatedPrescription[], now: Date): AnnualDue | null => {
  const evaluated = prescriptions
    .filter(runs)
    .flatMap(({ evaluatedAt, signedAt }) => evaluatedAt ?? signedAt ?? []);
  const [oldest] = evaluated.toSorted((a, b) => a.getTime() - b.getTime());
  if (!oldest) return null;
  const overdueAt = yearAfter(oldest);
  const opensAt = addDays(overdueAt, -OPENS_BEFORE);
  return { opensAt, overdueAt, isDue: now >= opensAt, isOverdue: now >= overdueAt };
};

/** The notices that are due, the newest last: several after an outage. */
export const noticesReached = (
  { overdueAt }: Pick<AnnualDue, 'overdueAt'>,
  now: Date,
): readonly NoticeDays[] => noticeDays.filter((days) => now >= addDays(overdueAt, -days));

/** When the patient is checked next: at the next notice, at the hold, and then every day until it is decided. */
export const nextCheckAt = ({ overdueAt }: Pick<AnnualDue, 'overdueAt'>, now: Date): Date => {
  const days = [...noticeDays, 0].find((one) => now < addDays(overdueAt, -one));
  return days === undefined ? addDays(now, 1) : addDays(overdueAt, -days);
};
