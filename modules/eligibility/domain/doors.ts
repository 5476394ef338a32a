import { notAtCheckIns } from './not-at-check-ins.ts';
import type { Outcome } from './outcome.ts';

/** A moment at which a decision about a patient is made. */
export interface Door {
  readonly id: string;
  /** As docs/clinical/rules-by-door.md names it. */
  readonly title: string;
  /** Where it is, from the root of the repository. */
  readonly code: string;
  /**
   * Which drugs the rules are applied to:
   *
   * - `visit` those of the visit, or of the plan to prescribe
   * - `taken` those and all of the patient's treatments from us, over the counter too
   * - `over_the_counter` over-the-counter products; a prescription drug is evaluated by the visit that follows
   * - `recorded` those of the order and all of the patient's treatments, for the record: existing holds, prescriptions
   *   and the rules across products decide
   */
  readonly judges: 'visit' | 'taken' | 'over_the_counter' | 'recorded';
  /**
   * Where the answers come from:
   *
   * - `asked` the door asks the patient
   * - `known` from the facts about the patient; a missing answer fires nothing, unless the rule says so
   */
  readonly input: 'asked' | 'known';
  /** The outcomes that matter there; every one when left out. */
  readonly outcomes?: readonly Outcome[];
}

/**
 * Every moment at which the rules are applied, or their holds are checked. Code that evaluates names its door by the
 * id, and the table of rules by door is generated from this list.
 */
export const doors = [
  {
    id: 'draft',
    title: 'Answers saved',
    code: 'modules/eligibility/services/fact-service.ts',
    judges: 'visit',
    input: 'asked',
    outcomes: ['emergency', 'stop', 'alternative'],
  },
  {
    id: 'submit',
    title: 'Intake submitted',
    code: 'modules/consultation/services/evaluate-response.ts',
    judges: 'visit',
    input: 'asked',
  },
  {
    id: 'amend',
    title: 'Answers corrected',
    code: 'modules/consultation/services/apply-correction.ts',
    judges: 'visit',
    input: 'asked',
  },
  {
    id: 'renewal',
    title: 'Renewal submitted',
    code: 'modules/consultation/services/submit-renewal.ts',
    judges: 'visit',
    input: 'asked',
  },
  {
    id: 'check_in',
    title: 'Check-in submitted',
    code: 'modules/consultation/services/check-in/judge-check-in.ts',
    judges: 'taken',
    input: 'asked',
    // Counsel texts were read and the dose was decided when the treatment was prescribed.
    outcomes: ['emergency', 'stop', 'alternative', 'review'],
  },
  {
    id: 'hold',
    title: 'New answers, for what runs',
    code: 'modules/consultation/services/hold-what-is-unsafe.ts',
    judges: 'taken',
    input: 'asked',
  },
  {
    id: 'propose',
    title: 'Plan proposed',
    code: 'modules/desk/services/decide.ts',
    judges: 'visit',
    input: 'known',
  },
  {
    id: 'approve',
    title: 'Approved',
    code: 'modules/desk/services/decide.ts',
    judges: 'visit',
    input: 'known',
  },
  {
    id: 'accept',
    title: 'Plan accepted',
    code: 'modules/consultation/services/plan-answer.ts',
    judges: 'visit',
    input: 'known',
  },
  {
    id: 'order',
    title: 'Checkout',
    code: 'modules/eligibility/services/order-check.ts',
    judges: 'over_the_counter',
    input: 'known',
    // An emergency counts until clinicians have resolved it, even without a treatment that could be on hold.
    outcomes: ['emergency', 'stop', 'alternative'],
  },
  {
    id: 'plan_change',
    title: 'Product joins a subscription',
    code: 'modules/eligibility/services/order-check.ts',
    judges: 'over_the_counter',
    input: 'known',
    outcomes: ['emergency', 'stop', 'alternative'],
  },
  {
    id: 'reactivation',
    title: 'An ended subscription starts again',
    code: 'modules/eligibility/services/reactivation-check.ts',
    judges: 'taken',
    input: 'known',
    // Counsel texts were read and the dose was decided when the treatment was prescribed.
    outcomes: ['emergency', 'stop', 'alternative', 'review'],
  },
  {
    id: 'charge',
    title: 'Charge',
    code: 'modules/billing/services/charging/begin-charge.ts',
    judges: 'recorded',
    input: 'known',
    // A text was read and a dose decided when the treatment was prescribed.
    outcomes: ['emergency', 'stop', 'alternative', 'review'],
  },
  {
    id: 'dispatch',
    title: 'Dispatch',
    code: 'modules/billing/services/fulfillment/dispatch-order.ts',
    judges: 'recorded',
    input: 'known',
    // A text was read and a dose decided when the treatment was prescribed.
    outcomes: ['emergency', 'stop', 'alternative', 'review'],
  },
  {
    id: 'address',
    title: 'Address changed',
    code: 'modules/prescription/services/judge-move.ts',
    judges: 'recorded',
    input: 'known',
    // A text was read and a dose decided when the treatment was prescribed.
    outcomes: ['emergency', 'stop', 'alternative', 'review'],
  },
  {
    id: 'clinician_hold',
    title: 'Held by a clinician',
    code: 'modules/prescription/services/change-treatment.ts',
    judges: 'taken',
    input: 'known',
  },
  {
    id: 'resume',
    title: 'Resumed',
    code: 'modules/prescription/services/change-treatment.ts',
    judges: 'taken',
    input: 'known',
  },
  {
    id: 'discontinue',
    title: 'Discontinued',
    code: 'modules/prescription/services/change-treatment.ts',
    judges: 'taken',
    input: 'known',
  },
] as const satisfies readonly Door[];

/** Why the rules are applied: the id of a door. */
export type Purpose = (typeof doors)[number]['id'];

/** The doors that evaluate the products of a visit, and not current treatments. */
export const doorsOfVisits: readonly Purpose[] = doors.flatMap(({ id, judges }) =>
  judges === 'visit' ? [id] : [],
);

const byId: ReadonlyMap<string, Door> = new Map(doors.map((door) => [door.id, door]));

/** Whether a rule applies at a door. Without a door, as in the browser, only rules of every door do. */
export const isAskedAt = (
  {
    id,
    outcome,
    only,
  }: { readonly id: string; readonly outcome: Outcome; readonly only?: readonly Purpose[] },
  purpose: Purpose | undefined,
): boolean => {
  if (purpose === 'check_in' && notAtCheckIns.has(id)) return false;
  if (only && !(purpose && only.includes(purpose))) return false;
  const { outcomes } = (purpose && byId.get(purpose)) ?? {};
  return outcomes === undefined || outcomes.includes(outcome);
};
