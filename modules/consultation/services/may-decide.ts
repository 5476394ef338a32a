import { type FieldProblem, fail, type Result } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  isPrescriptionDrug,
  mayApprove,
  oldAnswers,
  openEmergencyText,
  type PatientFact,
  unconfirmedText,
  unresolvedStops,
  unresolvedStopsText,
} from '#modules/eligibility/index.ts';
import type { JudgedAnswers } from './judge-answers.ts';

/** A visit judged for a decision, with the patient's visits that have an emergency which no clinician has closed. */
export interface JudgedForDecision extends JudgedAnswers {
  readonly openAlerts: readonly string[];
}

interface Block {
  readonly text: string;
  readonly fields: readonly FieldProblem[];
}

/** Stops that no acknowledgment settles: a hard rule of any visit, until two clinicians have resolved it. */
const unresolved = (known: readonly PatientFact[], drugTypes: readonly DrugType[]): Block | null => {
  const stops = unresolvedStops(known, drugTypes).filter(({ needsTwoClinicians }) => needsTwoClinicians);
  if (stops.length === 0) return null;
  const fields = stops.map(({ ruleId, reasonForClinician }) => ({
    field: `openStops.${ruleId}`,
    message: reasonForClinician,
  }));
  return { text: unresolvedStopsText(stops), fields };
};

const alerted = (
  { known, openAlerts }: Pick<JudgedForDecision, 'known' | 'openAlerts'>,
  drugTypes: readonly DrugType[],
): Block | null => {
  const text = openEmergencyText(known, openAlerts, drugTypes);
  return text === null ? null : { text, fields: [{ field: 'alert', message: text }] };
};

/** A rule that needs an answer which is too old has not passed: the refusal names the question. */
const outdated = (judged: JudgedForDecision): Block | null => {
  const named = judged.evaluation.findings.filter((one) => one.needsNewAnswer).flatMap((one) => one.inputs);
  const old = oldAnswers(judged).filter(({ question }) => !named.includes(question));
  if (old.length === 0) return null;
  const questions = old.map(({ label }) => `“${label}”`).join(', ');
  const text = `A safety rule needs an answer that is too old to count: ${questions}. Ask the patient again and record the answer, then decide.`;
  return { text, fields: old.map(({ question }) => ({ field: `answers.${question}`, message: text })) };
};

/** A reason why a decision about these drugs has to wait, with the sentence for the clinician. */
const blocksOf = (
  judged: JudgedForDecision,
  prescribed: readonly DrugType[] = judged.facts.drugTypes,
): readonly Block[] => {
  const drugTypes = prescribed.filter(isPrescriptionDrug);
  return [unresolved(judged.known, drugTypes), alerted(judged, drugTypes), outdated(judged)].filter(
    (one) => one !== null,
  );
};

/** As `mayApprove`; the refusal also names a correction that the patient has not confirmed, if that is the reason. */
const mayApproveVisit = (
  { evaluation, known }: JudgedForDecision,
  acknowledgedRuleIds: readonly string[],
  prescribed?: readonly DrugType[],
): Result<true> => {
  const allowed = mayApprove(evaluation, acknowledgedRuleIds, prescribed);
  if (allowed.ok) return allowed;
  const { code, message, fields } = allowed.failure;
  const text = unconfirmedText(
    known,
    evaluation.findings.map(({ ruleId }) => ruleId),
  );
  return text === null ? allowed : fail(code, `${message} ${text}`, fields);
};

/** Why the visit cannot be decided now, a sentence or more for each reason; empty when it can. See `mayDecide`. */
export const decisionBlocks = (
  judged: JudgedForDecision,
  acknowledgedRuleIds: readonly string[],
): readonly string[] => {
  const allowed = mayApproveVisit(judged, acknowledgedRuleIds);
  return [...(allowed.ok ? [] : [allowed.failure.message]), ...blocksOf(judged).map(({ text }) => text)];
};

/**
 * As `mayApprove`, and CONFLICT while a stop or an emergency of any visit that takes one of the drugs is not resolved by
 * two clinicians (`openStops.<rule id>`), or an emergency about them has no outcome (`alert`).
 */
export const mayDecide = (
  judged: JudgedForDecision,
  acknowledgedRuleIds: readonly string[],
  prescribed?: readonly DrugType[],
): Result<true> => {
  const allowed = mayApproveVisit(judged, acknowledgedRuleIds, prescribed);
  const blocks = blocksOf(judged, prescribed);
  if (blocks.length === 0) return allowed;
  const { code, message, fields } = allowed.ok
    ? { code: 'CONFLICT' as const, message: '', fields: [] }
    : allowed.failure;
  return fail(code, [message, ...blocks.map(({ text }) => text)].filter((text) => text !== '').join(' '), [
    ...fields,
    ...blocks.flatMap((one) => one.fields),
  ]);
};
