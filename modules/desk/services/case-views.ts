import { ageInYears } from '#kernel/dates.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort, type Person } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType, type Product } from '#modules/catalogue/index.ts';
import {
  atPlanPrices,
  type CaseDetailRow,
  type CaseReader,
  type CaseRow,
  isOpen,
  judgeAnswers,
  mayDecide,
  type PlanItem,
  photoHref,
  reviewPort,
} from '#modules/consultation/index.ts';
import {
  answersThatCount,
  basisOf,
  chartPort,
  earliestFill,
  type FindingView,
  furtherQuestions,
  missingAnswers,
  missingAnswersText,
  prescribingDuplicates,
  questionnaireNamed,
  strengthOf,
  type Therapy,
  visitRegistration,
  withMoreQuestions,
} from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { answerFormOf } from './answer-form.ts';
import { type ChartRecords, chartHistory } from './chart-history.ts';
import { earlierPhotos } from './chart-photos.ts';
import { presentFlag, reportedMedicines } from './known-answers.ts';
import { statusLabel } from './labels.ts';
import { presentCorrections } from './present-corrections.ts';
import { type EarliestFills, presentOverTheCounter, presentTherapies } from './present-therapies.ts';
import { readAnswers } from './readable-answers.ts';
import { presentLimits, readingsOf } from './readings.ts';
import { type TreatmentOptions, treatmentOptions } from './treatment-options.ts';

const HOUR_MS = 3_600_000;

const readerOf = ({ user }: Staff): CaseReader => ({
  userId: user.id,
  email: user.email.toLowerCase(),
  isOperator: user.role === 'operator',
});

const nameOf = (person: Person | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'Name not given';

const hoursSince = (at: Date | null, now: Date): number =>
  at ? Math.floor((now.getTime() - at.getTime()) / HOUR_MS) : 0;
const rowLabel = ({ isAlert, isHeld, correctedAt, status }: CaseRow): string => {
  if (isAlert) return 'Emergency answers: contact the patient now';
  if (correctedAt) return 'Answers corrected after the decision';
  return isHeld ? 'A safety rule holds the treatment: look at it' : statusLabel(status);
};

const presentCase = (row: CaseRow, person: Person | undefined, products: readonly Product[], now: Date) => ({
  consultationId: row.consultationId,
  patientName: nameOf(person),
  age: person?.dob ? ageInYears(person.dob, now) : null,
  state: row.shipState,
  kind: row.kind,
  status: row.status,
  statusLabel: rowLabel(row),
  submittedAt: row.submittedAt,
  correctedAt: row.correctedAt,
  waitingHours: hoursSince(row.correctedAt ?? row.submittedAt, now),
  flagCount: row.flagCount,
  strongestOutcome: row.outcome ?? 'ok',
  productNames: chosen(products, row.userProducts).map((product) => product.displayedName),
  assignedTo: row.assignedTo,
  isMine: row.isMine,
  unreadFromPatient: row.unreadFromPatient,
});

const chosen = (products: readonly Product[], items: readonly PlanItem[]): readonly Product[] =>
  atPlanPrices(
    items.flatMap((item) => products.find((product) => product.id === item.productId) ?? []),
    items,
  );

/** The queue: emergencies first, then the oldest. Reading it is audited. */
export const deskQueue = async (scope: Scope, staff: Staff) => {
  const rows = await scope.use(reviewPort).queue(readerOf(staff));
  const people = await scope.use(accountPort).people([...new Set(rows.map((row) => row.userId))]);
  const products = await scope.use(cataloguePort).products();
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'desk.queue_read',
    subject: 'desk',
    subjectId: 'queue',
    detail: { consultationIds: rows.map((row) => row.consultationId) },
  });
  const now = scope.clock.now();
  return rows.map((row) =>
    presentCase(
      row,
      people.find((person) => person.id === row.userId),
      products,
      now,
    ),
  );
};

const answersOf = (row: CaseDetailRow) => {
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
const flagsOf = (row: CaseDetailRow, person: Person | undefined, now: Date): readonly FindingView[] => {
  if (!isOpen(row.status)) return row.findings;
  const known = new Set(row.findings.map(({ ruleId }) => ruleId));
  const { findings } = judgeRow(row, person, row.drugTypes, now).evaluation;
  const found = findings.filter(({ ruleId }) => !known.has(ruleId));
  return [
    ...recordedFindings(row),
    ...found.map((finding) => ({ ...finding, basis: '', acknowledged: false, read: false })),
  ];
};

/** An acknowledgement belongs to the answers it was given for. */
const recordedFindings = ({ findings, facts, answers }: CaseDetailRow): readonly FindingView[] => {
  const counting = answersThatCount(facts, answers ?? {});
  return findings.map((finding) => ({
    ...finding,
    acknowledged: finding.acknowledged && finding.basis === basisOf(facts, counting, finding.inputs),
  }));
};

const judgeRow = (
  row: CaseDetailRow,
  person: Person | undefined,
  drugTypes: readonly DrugType[],
  now: Date,
) =>
  judgeAnswers(row.facts, {
    purpose: 'approve',
    kind: row.kind,
    answers: row.answers ?? {},
    drugTypes,
    // Found when the visit was submitted, and again when it is decided.
    isFirstOfLine: row.kind === 'initial' || row.findings.some(({ ruleId }) => ruleId === 'LIVE-CALL'),
    shipState: row.shipState,
    dob: person?.dob ?? null,
    now,
  });

/** Prescription products of the same service line, with the findings about them. */
const optionsOf = (
  row: CaseDetailRow,
  person: Person | undefined,
  products: readonly Product[],
  now: Date,
): TreatmentOptions => {
  const lines = new Set(chosen(products, row.userProducts).map((product) => product.serviceLine));
  const candidates = atPlanPrices(products, row.userProducts).filter(
    (product) => product.needsPrescription && lines.has(product.serviceLine),
  );
  return treatmentOptions(
    candidates,
    recordedFindings(row),
    (drug) => judgeRow(row, person, [drug], now).evaluation,
  );
};

/** Why the viewer cannot approve the requested products now, including the flags that are not acknowledged yet. */
const blocksOf = (
  row: CaseDetailRow,
  person: Person | undefined,
  { notOffered, duplicates }: { notOffered: Result<null>; duplicates: readonly string[] },
  now: Date,
): readonly string[] => {
  const blocks: string[] = [...duplicates];
  if (!row.mayDecide) blocks.push('Only a clinician licensed in this state can decide.');
  if (!isOpen(row.status)) blocks.push('This visit is closed.');
  else if (row.assignedTo !== null && !row.isMine)
    blocks.push(`${row.assignedTo} has this case. Take it first, or leave it to them.`);
  const acknowledged = recordedFindings(row).flatMap((one) => (one.acknowledged ? [one.ruleId] : []));
  const allowed = mayDecide(judgeRow(row, person, row.drugTypes, now), acknowledged);
  if (!allowed.ok) blocks.push(allowed.failure.message);
  if (!notOffered.ok) blocks.push(...notOffered.failure.fields.map(({ message }) => message));
  const missing = missingAnswers(row, row.answers, row.drugTypes);
  if (missing.length > 0) blocks.push(missingAnswersText(missing));
  return blocks;
};

/** Everything about one case. NOT_FOUND when the case is in a state where the clinician is not licensed. Audited. */
export const deskCase = async (scope: Scope, staff: Staff, consultationId: string) => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  // At the same time, so that they are one statement.
  const [found, therapies, visits, prescriptions, orders] = await Promise.all([
    scope.use(accountPort).person(row.userId),
    scope.use(chartPort).therapies(row.userId),
    scope.use(reviewPort).visits(row.userId),
    scope.use(prescriptionPort).history(row.userId),
    scope.use(billingPort).orderHistory(row.userId),
  ]);
  const records = { visits, prescriptions, orders };
  const person = found ?? undefined;
  const products = await scope.use(cataloguePort).products();
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'case.read',
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId: row.userId },
  });
  const fills = new Map(
    [...row.treatments, ...therapies].map(({ drugType }) => [drugType, earliestFill(therapies, drugType)]),
  );
  const requested = chosen(products, row.userProducts);
  const duplicates = isOpen(row.status)
    ? prescribingDuplicates(
        { ...row, id: consultationId, requested: row.userProducts },
        therapies,
        requested,
        'clinician',
      )
    : [];
  return ok(
    presentDetail(scope, row, person, products, { fills, duplicates, therapies, records }, scope.clock.now()),
  );
};

const presentDetail = (
  scope: Scope,
  row: CaseDetailRow,
  person: Person | undefined,
  products: readonly Product[],
  {
    fills,
    duplicates,
    therapies,
    records,
  }: {
    fills: EarliestFills;
    duplicates: readonly string[];
    therapies: readonly Therapy[];
    records: Omit<ChartRecords, 'messages'>;
  },
  now: Date,
) => {
  const catalogue = scope.use(cataloguePort);
  const offered = products.filter((product) => catalogue.isOffered(product));
  const options = optionsOf(row, person, offered, now);
  const requested = chosen(products, row.userProducts);
  const known = { facts: row.facts, visits: records.visits };
  return {
    case: presentCase(row, person, products, now),
    dob: person?.dob ?? null,
    answers: answersOf(row),
    flags: flagsOf(row, person, now).map((finding) => presentFlag(finding, known)),
    photos: row.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
    messages: row.messages,
    requested,
    clinicianDecides: row.clinicianDecides,
    proposed: chosen(products, row.doctorProducts ?? []),
    options: options.products,
    optionFlags: options.findings.map((finding) => presentFlag(finding, known)),
    therapies: [
      ...presentTherapies(row.treatments, products, fills, now),
      ...presentOverTheCounter(therapies, row.drugHolds, products, fills),
    ],
    alert: row.alertAt && { at: row.alertAt, isOpen: row.isAlert, responses: row.alertResponses },
    reportedMedicines: reportedMedicines(known),
    readings: readingsOf(known),
    readingLimits: presentLimits(),
    answerForm: answerFormOf(row, now),
    corrections: presentCorrections(row),
    history: chartHistory({ ...records, messages: row.messages }),
    earlierPhotos: earlierPhotos(records.visits, row.consultationId),
    approvalBlocks: blocksOf(row, person, { notOffered: catalogue.mayBeOffered(requested), duplicates }, now),
  };
};

/** One line of the queue, after a change to its case. */
export const deskLine = async (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<ReturnType<typeof presentCase>>> => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  const [person] = await scope.use(accountPort).people([row.userId]);
  const ids = row.userProducts.map((item) => item.productId);
  const products = await scope.use(cataloguePort).productsByIds(ids);
  return ok(presentCase(row, person, products, scope.clock.now()));
};
