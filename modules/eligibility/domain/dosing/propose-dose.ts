import type { DrugType } from '#modules/catalogue/index.ts';
import { strengthOf } from '../outcome.ts';
import type { DoseBounds } from './dose-bounds.ts';
import type { DoseCondition, DoseFacts, DoseReason } from './dose-facts.ts';
import { doseTableOf } from './dose-tables.ts';
import type { DoseWish } from './dose-wish.ts';
import { isTapered, type Regimen } from './regimens.ts';
import { type DoseHistory, type StepUp, stepUp } from './step-up.ts';

/** A patient's request about one drug. */
export interface DoseRequest {
  readonly wish: DoseWish;
  /** Null for a drug with one dose. */
  readonly regimen: Regimen | null;
  /** Null when the rules leave no dose. */
  readonly bounds: DoseBounds | null;
  /** Null when the dose of what the patient takes is not known. */
  readonly history: DoseHistory | null;
  /** A hold, or an answer that is too old to prescribe by. */
  readonly isBlocked: boolean;
}

/** What the software proposes; a clinician decides (docs/clinical/check-ins-and-dose-changes.md#TITRATION-WHO). */
export interface DoseProposal {
  readonly kind: DoseWish;
  /** Milligrams on a day on which it is taken, when the dose changes. */
  readonly toMg: number | null;
  readonly reasons: readonly DoseReason[];
}

const reason = (id: string, forPatient: string, forClinician: string): DoseReason => ({
  id,
  forPatient,
  forClinician,
});

const blocked = reason(
  'blocked',
  'A safety question has to be settled first.',
  'An open stop, alternative or blocking review, a hold, or an answer that is too old.',
);
const asked = reason('asked', 'As you asked.', 'As the patient asked.');
const lowest = reason('lowest', 'This is the lowest dose.', 'No lower dose.');
const taper = reason(
  'taper',
  'It ends in steps, one every two weeks. Do not stop it at once.',
  'Taper one step every two weeks.',
);

/** Why a dose cannot be raised, in words. */
const notHigher = (step: StepUp): DoseReason | null => {
  switch (step.kind) {
    case 'up':
      return null;
    case 'highest':
      return reason('highest', 'No higher dose is right for you.', 'No higher dose is left.');
    case 'too_early':
      return reason(
        'too-early',
        `Give the present dose at least ${step.days} days.`,
        `Under ${step.days} days on the present dose.`,
      );
    case 'too_few_tries':
      return reason(
        'too-few-tries',
        `Try the present dose at least ${step.tries} times first.`,
        `Under ${step.tries} correct tries.`,
      );
    case 'blocked':
      return blocked;
  }
};

const met = (conditions: readonly DoseCondition[], facts: DoseFacts): readonly DoseReason[] =>
  conditions
    .filter((condition) => condition.when(facts))
    .map(({ id, forPatient, forClinician }) => ({ id, forPatient, forClinician }));

/** Whether a rule forbids the drug or requires a new answer first; a review that can be acknowledged does not. */
const isForbidden = ({ findings, drugType }: DoseFacts): boolean =>
  findings.some(
    ({ outcome, drugTypes, needsNewAnswer }) =>
      (strengthOf(outcome) >= strengthOf('alternative') || needsNewAnswer === true) &&
      (drugTypes.includes(drugType) || outcome === 'emergency'),
  );

/** The next lower dose; null at the lowest, or when it is not known. */
const lowerDose = ({ regimen, history }: Pick<DoseRequest, 'regimen' | 'history'>): number | null =>
  (history && regimen?.stepsMg.findLast((step) => step < history.currentMg)) ?? null;

const lower = (request: DoseRequest, reasons: readonly DoseReason[]): DoseProposal => {
  const toMg = lowerDose(request);
  return toMg === null ? { kind: 'stop', toMg, reasons } : { kind: 'down', toMg, reasons };
};

const ended = (request: DoseRequest, reasons: readonly DoseReason[]): DoseProposal =>
  request.regimen && isTapered(request.regimen.drugType)
    ? lower(request, [...reasons, taper])
    : { kind: 'stop', toMg: null, reasons };

const stays = (reasons: readonly DoseReason[]): DoseProposal => ({ kind: 'stay', toMg: null, reasons });

/**
 * The proposal: unsafe doses end or are lowered whatever the patient requests; raised only when nothing in the table
 * excludes it; lowered or stopped as requested.
 */
export const proposeDose = (request: DoseRequest, facts: DoseFacts): DoseProposal => {
  const table = doseTableOf(facts.drugType);
  const stops = met(table.stopIf, facts);
  if (stops.length > 0) return ended(request, stops);
  const { wish, regimen, bounds, history } = request;
  if (wish === 'stop') return ended(request, [asked]);
  const downs = met(table.downIf, facts);
  if (downs.length > 0) return lower(request, downs);
  if (wish === 'down') return lowerDose(request) === null ? stays([lowest]) : lower(request, [asked]);
  if (wish === 'stay') return stays([asked]);
  const isBlocked = request.isBlocked || isForbidden(facts);
  const step: StepUp =
    regimen && history
      ? stepUp(regimen, bounds, history, isBlocked)
      : { kind: isBlocked ? 'blocked' : 'highest' };
  const against = [notHigher(step) ?? [], met(table.notUpIf, facts)].flat();
  return step.kind === 'up' && against.length === 0
    ? { kind: 'up', toMg: step.toMg, reasons: [asked] }
    : stays(against);
};

/**
 * Whether no clinician has to decide it (docs/clinical/check-ins-and-dose-changes.md#TITRATION-AUTOMATIC): the dose
 * stays as the patient asks, or a drug without a taper ends as requested. Every new dose is a clinician's decision.
 */
export const decidesItself = (drugType: DrugType, wish: DoseWish, { kind }: DoseProposal): boolean =>
  wish === kind && (kind === 'stay' || (kind === 'stop' && !isTapered(drugType)));
