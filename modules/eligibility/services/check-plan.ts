import { orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType, type Product, type ServiceLine } from '#modules/catalogue/index.ts';
import {
  type Answers,
  answerOf,
  gatesOf,
  isBlank,
  possibleQuestions,
  type Question,
  type QuizConfig,
  visibleQuestions,
} from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { chartPort } from '../chart-port.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { isTooOldToStepUp, lineOf, unansweredQuestions } from '../domain/index.ts';
import { lineNamed, linesTreating } from '../domain/registry/registry.ts';
import type { VisitKind } from '../domain/visit-kind.ts';
import { factPort } from '../fact-port.ts';
import { isStepUp } from './dose-check.ts';
import { registry } from './formulary.ts';
import { prescribingDuplicates } from './prescribing-duplicates.ts';
import { undecidedStops } from './undecided-stops.ts';

/** Which questionnaires a visit asked. */
interface AskedVisit {
  readonly kind: VisitKind;
  /** The patient moved: the form for a new state was asked instead of the usual one. */
  readonly isAfterMove?: boolean;
}

/** The basis for checking a plan: the visit's answers and the products requested at first. */
export interface PlanVisit extends AskedVisit {
  readonly id: string;
  readonly userId: string;
  /** The checkout that opened the visit; null for a visit without an order. */
  readonly checkoutId: string | null;
  /** Two-letter code of the state that the visit ships to. */
  readonly shipState: string;
  readonly answers: Answers | null;
  readonly requested: readonly { readonly productId: number }[];
  /** The drugs that the visit asked about: in a visit without a request they define its service lines. */
  readonly drugTypes?: readonly DrugType[];
}

/**
 * The questionnaires with the questions for these drugs, each built for the drugs of its service line. The history of a
 * later visit contains the answers of the first one, so the first one's questions count too.
 */
const questionnairesFor = (
  { kind, isAfterMove = false }: AskedVisit,
  drugTypes: readonly DrugType[],
): readonly QuizConfig[] =>
  registry.lines.flatMap((line) => {
    const own = drugTypes.filter((drug) => lineOf(registry, drug) === line);
    if (own.length === 0) return [];
    const { questionnaire, afterMove = questionnaire } = line.visits[kind] ?? {};
    const asked = new Set([line.visits.initial?.questionnaire, isAfterMove ? afterMove : questionnaire]);
    return [...asked].flatMap((one) => one?.questionsFor(own) ?? []);
  });

/** Answers that staff may record in addition: to the questions about other drugs of the visit's service lines. */
export const furtherQuestions = ({
  drugTypes,
  removedDrugTypes,
  ...visit
}: AskedVisit & {
  readonly drugTypes: readonly DrugType[];
  readonly removedDrugTypes: readonly DrugType[];
}): readonly QuizConfig[] => {
  const lines = [...drugTypes, ...removedDrugTypes].flatMap((drug) => lineOf(registry, drug) ?? []);
  return questionnairesFor(
    visit,
    [...new Set(lines)].flatMap((line) => line.drugs.prescription),
  );
};

/** The questions that a rule of these drugs needs and that have no answer in this visit. */
export const missingAnswers = (
  visit: AskedVisit,
  answers: Answers | null,
  drugTypes: readonly DrugType[],
): readonly Question[] => {
  const given = answers ?? {};
  const asked = questionnairesFor(visit, drugTypes);
  const questions = {
    visible: asked.flatMap((config) => visibleQuestions(config, given)),
    possible: asked.flatMap((config) => possibleQuestions(config, given)),
    gatesOf,
  };
  return unansweredQuestions(registry.rules, drugTypes, questions, (id) => !isBlank(answerOf(given, id)));
};

/** The message for the clinician; names every question. */
export const missingAnswersText = (questions: readonly Question[]): string =>
  `A safety rule needs an answer that is missing: ${questions.map(({ label }) => `“${label}”`).join(', ')}. Ask the patient, record the answer in the intake, then decide again.`;

const missingForPatient = (questions: readonly Question[]): string =>
  `Before this plan can start, your clinician needs an answer from you: ${questions.map(({ label }) => `“${label}”`).join(', ')}. Ask for a change and answer it there.`;

const readingTooOld: Readonly<Record<PlanReader['reader'], string>> = {
  clinician:
    'A higher dose of minoxidil tablets needs a blood pressure of the last 14 days. Ask the patient for a new reading, record it, then decide again.',
  patient:
    'Before the higher dose can start, your clinician needs a blood pressure that you took in the last 14 days. Ask for a change and answer it there.',
};

/** Throws BAD_USER_INPUT on `answers.bp` when a change of treatment raises the dose of minoxidil tablets by an old reading. */
const refuseOldReading = (
  { kind, answers }: PlanVisit,
  products: readonly Product[],
  therapies: readonly Therapy[],
  { reader, now }: { readonly reader: PlanReader['reader']; readonly now: Date },
): void => {
  if (
    kind === 'titration' &&
    isStepUp('minoxidil_oral', products, therapies) &&
    isTooOldToStepUp(answers ?? {}, now)
  )
    orRefuse(badInput([{ field: 'answers.bp', message: readingTooOld[reader] }]));
};

/** Two service lines may share a questionnaire: a visit of one of them has asked the questions of the other. */
const questionsOfLine = (serviceLine: ServiceLine): string | undefined =>
  lineNamed(serviceLine).visits.initial?.questionnaire.name;

/** The service lines of a visit without a request: those of the drugs that it asked about. */
const linesAsked = ({ drugTypes = [] }: PlanVisit) => (drugTypes.length > 0 ? linesTreating(drugTypes) : []);

/** Whether the questions of these service lines cover a product, whose own line treats with its drug. */
const isCovered = ({ serviceLine, drugType }: Product, asked: readonly ServiceLine[]): boolean =>
  lineNamed(serviceLine).drugs.prescription.includes(drugType) &&
  asked.some((line) => questionsOfLine(line) === questionsOfLine(serviceLine));

/** Where a refusal is shown, and to whom. */
interface PlanReader {
  readonly field: string;
  readonly reader: 'clinician' | 'patient';
}

/** Throws BAD_USER_INPUT on `field` for each product that would give the patient a drug of one group twice. */
const refuseDuplicates = async (
  tx: Scope,
  visit: PlanVisit,
  products: readonly Product[],
  { field, reader }: PlanReader,
): Promise<readonly Therapy[]> => {
  await tx.use(billingPort).lockPerson(visit.userId);
  const therapies = await tx.use(chartPort).therapies(visit.userId);
  const messages = prescribingDuplicates(visit, therapies, products, reader);
  if (messages.length > 0) orRefuse(badInput(messages.map((message) => ({ field, message }))));
  return therapies;
};

/**
 * Throws BAD_USER_INPUT on `field` for each product affected by a hard rule that fired in a possible duplicate of the
 * patient's account: nobody can resolve it before the pair is decided.
 */
const refuseStopsOfOtherAccount = async (
  tx: Scope,
  { userId }: PlanVisit,
  products: readonly Product[],
  { field, reader }: PlanReader,
): Promise<void> => {
  const messages = undecidedStops(await tx.use(factPort).ofUndecided(userId), products, reader);
  if (messages.length > 0) orRefuse(badInput(messages.map((message) => ({ field, message }))));
};

/**
 * Throws, which rolls the transaction back, unless every product is offered, sold where the visit ships to, belongs to
 * the service line of the request, is covered by the questions that were answered, does not repeat a drug that the
 * patient has, and is not stopped in a possible duplicate of their account. Locks the person, so that no second visit
 * or order can add the same drug at the same time. BAD_USER_INPUT names `field` for a product, and `answers.<question
 * id>` with the question's text for each answer that a rule of these drugs needs, and `answers.bp` for a reading that
 * is too old to step up minoxidil tablets. Returns the patient's treatments.
 */
export const checkPlan = async (
  tx: Scope,
  visit: PlanVisit,
  products: readonly Product[],
  { field, reader }: PlanReader,
): Promise<readonly Therapy[]> => {
  const { answers, requested } = visit;
  const catalogue = tx.use(cataloguePort);
  orRefuse(catalogue.mayBePrescribed(products, field));
  const wanted = await catalogue.productsByIds(requested.map(({ productId }) => productId));
  const asked =
    requested.length > 0
      ? wanted.map(({ serviceLine }) => serviceLine)
      : linesAsked(visit).map(({ serviceLine }) => serviceLine);
  const other = products.find((product) => !isCovered(product, asked));
  if (other)
    orRefuse(
      badInput([
        {
          field,
          message: `${other.displayedName} is not part of this visit, whose questions do not cover it. It needs a visit of its own.`,
        },
      ]),
    );
  const unsold = products.filter(({ unavailableStates }) => unavailableStates.includes(visit.shipState));
  if (unsold.length > 0)
    orRefuse(
      badInput(
        unsold.map(({ displayedName }) => ({
          field,
          message: `${displayedName} is not sold in ${stateName(visit.shipState)}.`,
        })),
      ),
    );
  const therapies = await refuseDuplicates(tx, visit, products, { field, reader });
  await refuseStopsOfOtherAccount(tx, visit, products, { field, reader });
  const missing = missingAnswers(visit, answers, [...new Set(products.map(({ drugType }) => drugType))]);
  if (missing.length > 0)
    orRefuse(
      fail(
        'BAD_USER_INPUT',
        reader === 'clinician' ? missingAnswersText(missing) : missingForPatient(missing),
        missing.map(({ id, label }) => ({
          field: `answers.${id}`,
          message: `This question has no answer: “${label}”`,
        })),
      ),
    );
  refuseOldReading(visit, products, therapies, { reader, now: tx.clock.now() });
  return therapies;
};
