import type { DrugType } from '#modules/catalogue/index.ts';
import { type Answers, possibleQuestions, type QuizConfig } from '#modules/quiz/index.ts';
import { missingInputs } from '../domain/decision/judge-rules.ts';
import type { EvaluationInput } from '../domain/evaluate.ts';
import { linesTreating } from '../domain/registry/registry.ts';
import type { VisitRegistration } from '../domain/registry/service-line.ts';
import type { Rule } from '../domain/rule.ts';
import type { VisitKind } from '../domain/visit-kind.ts';

/** Whom and what a question is asked about. */
interface AskedPatient {
  readonly drugTypes: readonly DrugType[];
  readonly takenDrugs?: readonly DrugType[];
  /** Null or left out outside a visit. */
  readonly visitKind?: VisitKind | null;
  readonly answers: Answers;
}

const allKinds: readonly VisitKind[] = ['initial', 'renewal', 'check_in', 'titration'];

/** The visits whose questions count: the first one, whose answers are carried over, and the present one. */
const kindsOf = ({ visitKind = null }: AskedPatient): readonly VisitKind[] =>
  visitKind === null ? allKinds : [...new Set<VisitKind>(['initial', visitKind])];

const formsOf = (
  visit: VisitRegistration | undefined,
  drugs: readonly DrugType[],
  withMoves: boolean,
): readonly QuizConfig[] =>
  [visit?.questionnaire, withMoves ? visit?.afterMove : undefined].flatMap(
    (one) => one?.questionsFor(drugs) ?? [],
  );

/** The forms for a set of drugs never change while the process runs. */
const forms = new Map<string, readonly QuizConfig[]>();
const formsFor = (
  kinds: readonly VisitKind[],
  drugs: readonly DrugType[],
  withMoves: boolean,
): readonly QuizConfig[] => {
  const key = `${kinds.join()}|${drugs.join()}|${withMoves}`;
  const known =
    forms.get(key) ??
    linesTreating(drugs).flatMap(({ visits }) =>
      kinds.flatMap((kind) => formsOf(visits[kind], drugs, withMoves)),
    );
  forms.set(key, known);
  return known;
};

/**
 * Those of these unanswered questions that the patient is not asked about their drugs: no form of the visit has them, or
 * other answers hide them. A question whose condition has no answer either may still be asked, so it is not among them.
 */
const notApplicable = (
  questions: readonly string[],
  patient: AskedPatient,
  withMoves: boolean,
): readonly string[] => {
  if (questions.length === 0) return [];
  const drugs = [...new Set([...patient.drugTypes, ...(patient.takenDrugs ?? [])])].toSorted();
  const kinds = kindsOf(patient);
  const possible = new Set(
    formsFor(kinds, drugs, withMoves).flatMap((form) =>
      possibleQuestions(form, patient.answers).map(({ id }) => id),
    ),
  );
  return questions.filter((question) => !possible.has(question));
};

/**
 * The input with what the patient is not asked: nothing that a rule needs is missing there. The age of an answer matters
 * only where it is asked for the drugs that are judged, and not for what is taken beside them, nor where only the history
 * after a move asked for it, which no later visit asks again.
 */
export const withNotApplicable = (rules: readonly Rule[], input: EvaluationInput): EvaluationInput => ({
  ...input,
  notApplicable: [
    ...notApplicable(missingInputs(rules, input), input, true),
    ...notApplicable(input.tooOld ?? [], { ...input, takenDrugs: [] }, false),
  ],
});
