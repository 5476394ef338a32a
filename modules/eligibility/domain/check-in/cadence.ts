import type { DrugType } from '#modules/catalogue/index.ts';
import { drugGroups } from '../drug-groups.ts';
import type { CheckInItem } from '../questionnaires/check-in-item.ts';

/**
 * What happens when a check-in stays unanswered:
 *
 * - `call` somebody calls the patient
 * - `bridge` no higher dose, and one more refill goes out
 * - `clinician` a clinician decides the same day: taper, bridge or stop (SSRI-NOGAP); nothing lapses silently
 * - `hold` the refill is on hold until the patient has answered
 */
export type MissingStep = 'call' | 'bridge' | 'clinician' | 'hold';

/** When one kind of check-in is due; all numbers are days. */
export interface Cadence {
  readonly drugs: readonly DrugType[];
  /** The first due date, after treatment began; null when the end of the supply decides. */
  readonly due: number | null;
  /** Days until it is due again; left out when it comes once. */
  readonly every?: number;
  readonly opensBefore: number;
  /** Days after the due date at which it closes unanswered; null when it stays open. */
  readonly closesAfter: number | null;
  /** The steps without an answer, with days after the due date, in order. */
  readonly missing: readonly { readonly after: number; readonly step: MissingStep }[];
}

const antidepressant: Pick<Cadence, 'drugs' | 'opensBefore' | 'closesAfter' | 'missing'> = {
  drugs: drugGroups.ssris,
  opensBefore: 3,
  closesAfter: null,
  missing: [
    { after: 7, step: 'call' },
    { after: 14, step: 'bridge' },
    { after: 28, step: 'clinician' },
  ],
};

/** docs/clinical/check-ins-and-dose-changes.md#check-in-forms. */
export const cadences: Readonly<Record<CheckInItem, Cadence>> = {
  hair_early: { drugs: drugGroups.hair, due: 84, opensBefore: 42, closesAfter: 0, missing: [] },
  hair: { drugs: drugGroups.hair, due: 91, every: 91, opensBefore: 7, closesAfter: 45, missing: [] },
  ed_1: { drugs: drugGroups.erections, due: 30, opensBefore: 5, closesAfter: 45, missing: [] },
  ed_3: {
    drugs: drugGroups.erections,
    due: 90,
    opensBefore: 7,
    closesAfter: null,
    missing: [{ after: 15, step: 'hold' }],
  },
  ssri_2w: { ...antidepressant, due: 14 },
  ssri_4w: { ...antidepressant, due: 28 },
  // Before the last tablets of a fill are used up.
  ssri_refill: { ...antidepressant, due: null, opensBefore: 7 },
};

/** Days after its due date in which an open-ended check-in may still be opened, as after a break in the service. */
const LATEST_OPENING = 30;

/** The last day on which it may be opened, after the due date. */
export const opensUntil = ({ closesAfter }: Cadence): number => closesAfter ?? LATEST_OPENING;
