import type { Result } from '#kernel/result.ts';
import type { Person } from '#modules/account/index.ts';
import { callSettled } from '#modules/call/index.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import {
  atPlanPrices,
  CALL_MISSING,
  type CaseDetailRow,
  decisionBlocks,
  isIdentityOpen,
  isOpen,
  type JudgedForDecision,
  judgeAnswers,
} from '#modules/consultation/index.ts';
import {
  answersThatCount,
  basisOf,
  type FindingView,
  furtherQuestions,
  missingAnswers,
  missingAnswersText,
  newestAnswers,
  type PatientContext,
  planLimits,
  questionnaireNamed,
  strengthOf,
  type Therapy,
  undecidedStops,
  visitRegistration,
  withMoreQuestions,
} from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { chosen } from './present-case.ts';
import { readAnswers } from './readable-answers.ts';
import { type TreatmentOptions, treatmentOptions } from './treatment-options.ts';

/** The facts of a patient of a case that the rules read. */
export interface JudgedPerson {
  /** Undefined when the account is gone. */
  readonly person: Person | undefined;
  /** All of their treatments from us. */
  readonly therapies: readonly Therapy[];
  /** Their treatments from us besides a decision about these drugs. */
  patient(drugTypes: readonly DrugType[]): PatientContext;
}

/** The questions of the case with their answers, as the clinician reads them. */
export const answersOf = (row: CaseDetailRow) => {
  const answers: Answers = row.answers ?? {};
  const drugTypes = [...row.drugTypes, ...row.removedDrugTypes];
  // A patient who moved was asked another questionnaire than the usual one of the visit.
  const registered = row.questionnaire && questionnaireNamed(row.questionnaire.configName);
  const { questionnaire } = registered ?? visitRegistration(row.kind, drugTypes);
  const asked = questionnaire.questionsFor(drugTypes);
  // A renewal's answers include those of earlier visits, which the renewal form does not show.
  const recorded = (id: string): boolean => row.kind !== 'renewal' && Object.hasOwn(answers, id);
  const config = withMoreQuestions(asked, furtherQuestions(row), recorded);
  const flagged = row.findings
    .filter((finding) => strengthOf(finding.outcome) >= strengthOf('review'))
    .flatMap((finding) => finding.inputs);
  return readAnswers(config, answers, row.facts, new Set(flagged));
};

/** The recorded findings, and those that a decision would find now and nobody has acknowledged yet. */
export const flagsOf = (row: CaseDetailRow, person: JudgedPerson, now: Date): readonly FindingView[] => {
  if (!isOpen(row.status)) return row.findings;
  // A check-in prescribes nothing: only the findings at its submission need a review.
  if (row.kind === 'check_in') return recordedFindings(row);
  const known = new Set(row.findings.map(({ ruleId }) => ruleId));
  const { findings } = judgeRow(row, person, row.drugTypes, now).evaluation;
  const found = findings.filter(({ ruleId }) => !known.has(ruleId));
  return [
    ...recordedFindings(row),
    ...found.map((finding) => ({ ...finding, basis: '', acknowledged: false, read: false })),
  ];
};

/** An acknowledgement belongs to the answers it was given for. */
const recordedFindings = (row: CaseDetailRow): readonly FindingView[] => {
  const { findings, facts } = row;
  const counting = answersThatCount(facts, newestOf(row));
  return findings.map((finding) => ({
    ...finding,
    acknowledged: finding.acknowledged && finding.basis === basisOf(facts, counting, finding.inputs),
  }));
};

/** The evaluation on which a decision about the case is based. */
const newestOf = ({ facts, consultationId, answers }: CaseDetailRow): Answers =>
  newestAnswers(facts, consultationId, answers ?? {});

const judgeRow = (
  row: CaseDetailRow,
  { person, patient }: JudgedPerson,
  drugTypes: readonly DrugType[],
  now: Date,
): JudgedForDecision => ({
  ...judgeAnswers(row.facts, {
    purpose: 'approve',
    kind: row.kind,
    answers: newestOf(row),
    drugTypes,
    // Found when the visit was submitted, and again when it is decided.
    isFirstOfLine: row.kind === 'initial' || row.findings.some(({ ruleId }) => ruleId === 'LIVE-CALL'),
    shipState: row.shipState,
    dob: person?.dob ?? null,
    patient: patient(drugTypes),
    now,
  }),
  openAlerts: row.openAlerts,
});

/** Why these products are over a limit of dose or quantity for the patient (see `planLimits`). */
const limitsIn = (
  row: CaseDetailRow,
  person: JudgedPerson,
  products: readonly Product[],
  judged: Pick<JudgedForDecision, 'evaluation' | 'known'>,
  now: Date,
): readonly string[] =>
  planLimits(products, {
    ...judged,
    therapies: person.therapies,
    consultationId: row.consultationId,
    now,
  });

/** Prescription products of the same service lines within the limits for the patient, with the findings about them. */
export const optionsOf = (
  row: CaseDetailRow,
  person: JudgedPerson,
  products: readonly Product[],
  now: Date,
): TreatmentOptions => {
  // A visit without an order is about every drug for which its questions were asked.
  const asked =
    row.userProducts.length > 0
      ? chosen(products, row.userProducts)
      : products.filter(({ drugType }) => row.drugTypes.includes(drugType));
  const lines = new Set(asked.map((product) => product.serviceLine));
  const candidates = atPlanPrices(products, row.userProducts).filter(
    (product) => product.needsPrescription && lines.has(product.serviceLine),
  );
  const options = treatmentOptions(
    candidates,
    recordedFindings(row),
    (drug) => judgeRow(row, person, [drug], now).evaluation,
  );
  const perDrug = new Map(
    options.products.map(({ drugType }) => [drugType, judgeRow(row, person, [drugType], now)]),
  );
  const isWithin = (product: Product): boolean => {
    const judged = perDrug.get(product.drugType);
    return judged !== undefined && limitsIn(row, person, [product], judged, now).length === 0;
  };
  return { ...options, products: options.products.filter(isWithin) };
};

/** Why the viewer cannot approve the requested products now, including the flags that are not acknowledged yet. */
export const blocksOf = (
  row: CaseDetailRow,
  person: JudgedPerson,
  {
    notOffered,
    duplicates,
    requested,
  }: { notOffered: Result<null>; duplicates: readonly string[]; requested: readonly Product[] },
  now: Date,
): readonly string[] => {
  const blocks: string[] = [...duplicates];
  if (row.isRequest) blocks.push('No product was asked for. Propose a plan with “Change”.');
  if (!row.mayDecide) blocks.push('Only a clinician licensed in this state can decide.');
  if (!isOpen(row.status)) blocks.push('This visit is closed.');
  else if (row.assignedTo !== null && !row.isMine)
    blocks.push(`${row.assignedTo} has this case. Take it first, or leave it to them.`);
  const needsCall = row.findings.some(({ ruleId }) => ruleId === 'LIVE-CALL');
  if (row.callStatus === null ? needsCall : !callSettled(row.callStatus)) blocks.push(CALL_MISSING);
  const acknowledged = recordedFindings(row).flatMap((one) => (one.acknowledged ? [one.ruleId] : []));
  const judged = judgeRow(row, person, row.drugTypes, now);
  blocks.push(...decisionBlocks(judged, acknowledged));
  if (!notOffered.ok) blocks.push(...notOffered.failure.fields.map(({ message }) => message));
  if (isIdentityOpen(row.identification))
    blocks.push('The patient’s identity is not confirmed. Read it back first.');
  if (isOpen(row.status)) blocks.push(...limitsIn(row, person, requested, judged, now));
  if (isOpen(row.status)) blocks.push(...undecidedStops(row.undecidedFacts, requested, 'clinician'));
  const missing = missingAnswers(row, row.answers, row.drugTypes);
  if (missing.length > 0) blocks.push(missingAnswersText(missing));
  return blocks;
};
