import type { Product } from '#modules/catalogue/index.ts';
import { daysSinceReading } from '../../domain/answer-ages.ts';
import { type DoseBounds, doseBounds } from '../../domain/dosing/dose-bounds.ts';
import type { DoseFacts } from '../../domain/dosing/dose-facts.ts';
import type { DoseWish } from '../../domain/dosing/dose-wish.ts';
import { type DoseProposal, proposeDose } from '../../domain/dosing/propose-dose.ts';
import { type Regimen, regimenOf } from '../../domain/dosing/regimens.ts';
import { type DoseHistory, type StepUp, stepUp } from '../../domain/dosing/step-up.ts';
import { factsOf } from '../../domain/facts.ts';
import { strengthOf } from '../../domain/outcome.ts';
import { isSameAnswer, type PatientFact } from '../../domain/patient-facts/patient-fact.ts';
import { evaluationInputOf, type JudgedVisit, judgeVisit } from '../evaluate-visit.ts';
import { productDose } from './product-dose.ts';

/** A product that the patient takes on prescription. */
export interface TakenProduct {
  readonly product: Product;
  /** Full days since this dose was first sent; 0 before. */
  readonly daysOnDose: number;
  readonly isOnHold: boolean;
}

/** The facts about a patient, as the rules evaluated them. */
export interface KnownPatientJudged extends JudgedVisit {
  readonly known: readonly PatientFact[];
}

const pulseIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'pulse' in value && typeof value.pulse === 'number'
    ? value.pulse
    : null;

/** The pulse of the newest reading that differs from the current one. */
const earlierPulse = ({ facts, known }: KnownPatientJudged): number | null => {
  const present = facts.answers.bp ?? null;
  const earlier = known.findLast(
    ({ question, value }) => question === 'bp' && value !== null && !isSameAnswer(value, present),
  );
  return pulseIn(earlier?.value ?? null);
};

/** Tries of the present dose that were made as directed; answers count them only up to what a step needs. */
const correctTries = (answers: KnownPatientJudged['facts']['answers']): number =>
  answers.ed_tries === '5_or_more' && answers.taken_right === 'yes' ? 5 : 0;

interface PresentDose {
  readonly regimen: Regimen | null;
  readonly history: DoseHistory | null;
}

const presentDose = ({ facts }: JudgedVisit, { product, daysOnDose }: TakenProduct): PresentDose => {
  const dose = productDose(product);
  return {
    regimen: dose && regimenOf(product.drugType, dose.mode),
    history: dose && { currentMg: dose.mg, daysOnDose, tries: correctTries(facts.answers) },
  };
};

const boundsOf = (regimen: Regimen | null, { evaluation }: JudgedVisit): DoseBounds | null =>
  regimen && doseBounds(regimen, evaluation.doseCaps);

/** The software's proposal for one drug, by the answers of the visit. They have to be fresh enough to prescribe by. */
export const judgeDose = (judged: KnownPatientJudged, taken: TakenProduct, wish: DoseWish): DoseProposal => {
  const { drugType } = taken.product;
  const prescribing = judgeVisit({ ...judged.facts, purpose: 'propose' });
  const { regimen, history } = presentDose(judged, taken);
  const facts: DoseFacts = {
    drugType,
    facts: factsOf(evaluationInputOf(judged.facts)),
    readingAgeDays: daysSinceReading(judged.facts.answers, judged.facts.now),
    earlierPulse: earlierPulse(judged),
    findings: prescribing.evaluation.findings,
  };
  const bounds = boundsOf(regimen, prescribing);
  return proposeDose({ wish, regimen, bounds, history, isBlocked: taken.isOnHold }, facts);
};

/**
 * Whether a higher dose can be requested now, before the questions are answered again: by the time on the current dose,
 * the highest dose, holds and the rules. Null for a drug with one dose.
 */
export const mayStepUp = (judged: JudgedVisit, taken: TakenProduct): StepUp | null => {
  const { regimen, history } = presentDose(judged, taken);
  if (!regimen || !history || regimen.stepsMg.length < 2) return null;
  const isForbidden = judged.evaluation.findings.some(
    ({ outcome, drugTypes }) =>
      strengthOf(outcome) >= strengthOf('alternative') && drugTypes.includes(taken.product.drugType),
  );
  const tries = { ...history, tries: Number.POSITIVE_INFINITY };
  return stepUp(regimen, boundsOf(regimen, judged), tries, taken.isOnHold || isForbidden);
};

const presentOf = ({ product }: Pick<TakenProduct, 'product'>) => {
  const dose = productDose(product);
  return { mg: dose?.mg ?? null, regimen: dose && regimenOf(product.drugType, dose.mode) };
};

/** The next lower dose in milligrams; null at the lowest, and for a drug with one dose. */
export const doseBelow = (taken: Pick<TakenProduct, 'product'>): number | null => {
  const { mg, regimen } = presentOf(taken);
  return (mg !== null && regimen?.stepsMg.findLast((step) => step < mg)) || null;
};

/** The next higher dose in milligrams, whether the rules allow it or not; null at the highest. */
export const doseAbove = (taken: Pick<TakenProduct, 'product'>): number | null => {
  const { mg, regimen } = presentOf(taken);
  return (mg !== null && regimen?.stepsMg.find((step) => step > mg)) || null;
};
