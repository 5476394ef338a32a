import type { CalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { type AnsweredAt, tooOldAnswers } from '../answer-ages.ts';
import type { ChartFacts } from '../chart-rules/chart-facts.ts';
import type { Purpose } from '../doors.ts';
import type { EvaluationInput } from '../evaluate.ts';
import type { PatientContext } from '../facts.ts';
import type { EarlierStop } from '../patient-facts/read-facts.ts';
import type { Rule } from '../rule.ts';
import type { VisitKind } from '../visit-kind.ts';
import { applyingRules, type RuleResult } from './judge-rules.ts';

/** An answer that the rules read, and when it was given; null when that is unknown. */
interface DatedAnswer {
  readonly value: Answers[string];
  readonly at: string | null;
}

/** All facts that the rules read for one decision, as stored. */
export interface StoredInput {
  readonly purpose: Purpose;
  readonly at: Date;
  readonly drugTypes: readonly DrugType[];
  /** Full years; null when it was unknown. */
  readonly ageYears: number | null;
  readonly shipState: string;
  readonly answers: Readonly<Record<string, DatedAnswer>>;
  readonly context: {
    readonly visitKind: VisitKind | null;
    readonly profileDob: CalendarDate | null;
    readonly requiresLiveCall: boolean;
    /** Left out of older records: a first visit resulted in the first prescription. */
    readonly isFirstOfLine?: boolean;
    /** Those of the states in question that were served. */
    readonly servedStates: readonly string[];
    /** Of decisions from before the facts were recorded: every rule counts. */
    readonly earlierAnswers: readonly Answers[];
    readonly earlierStops?: readonly EarlierStop[];
    /** Left out of older records, from before the rules read it. */
    readonly patient?: PatientContext;
    /** Left out of older records, which only said whether any question of a rule had an answer. */
    readonly notApplicable?: readonly string[];
    /** What the rules across products read; left out where they were not asked. */
    readonly chart?: ChartFacts;
    /** Of a decision about products: the drugs that were judged with theirs, when those are more. */
    readonly judgedDrugTypes?: readonly DrugType[];
  };
}

/** A stored decision: the facts that the rules read, and their results. */
export interface StoredDecision extends StoredInput {
  readonly id: string;
  readonly userId: string;
  readonly rules: readonly RuleResult[];
  readonly outcome: string;
  /** The outcome is that of a gate, and not of the rules. */
  readonly isOfGate?: boolean;
}

const only = (answers: Answers, questions: ReadonlySet<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([question]) => questions.has(question)));

const distinct = <Value>(all: readonly Value[]): readonly Value[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/** Left out when there were no facts besides the visit. */
const patientOf = ({
  takenDrugs,
  erectionMinimumAge,
  earlyRefills,
}: EvaluationInput): { readonly patient?: PatientContext } =>
  takenDrugs === undefined && erectionMinimumAge === undefined && earlyRefills === undefined
    ? {}
    : {
        patient: {
          takenDrugs: takenDrugs ?? [],
          erectionMinimumAge: erectionMinimumAge ?? 18,
          earlyRefills: earlyRefills ?? 0,
        },
      };

/** Reduces an evaluation's input to the facts that the applicable rules read. */
export const storedInputOf = (
  rules: readonly Rule[],
  input: EvaluationInput,
  {
    purpose,
    answeredAt,
    at,
    chart,
  }: { purpose: Purpose; answeredAt: AnsweredAt; at: Date; chart?: ChartFacts },
): StoredInput => {
  const questions = new Set(applyingRules(rules, input).flatMap((rule) => rule.inputs));
  const earlier = (input.previousAnswers ?? []).map((answers) => only(answers, questions));
  const here = typeof input.answers.state === 'string' ? input.answers.state : null;
  return {
    purpose,
    at,
    drugTypes: input.drugTypes,
    ageYears: Number.isNaN(input.ageYears) ? null : input.ageYears,
    shipState: input.state,
    answers: Object.fromEntries(
      Object.entries(only(input.answers, questions)).map(([question, value]) => [
        question,
        { value, at: answeredAt[question] ?? null },
      ]),
    ),
    context: {
      visitKind: input.visitKind ?? null,
      profileDob: input.profileDob ?? null,
      requiresLiveCall: input.requiresLiveCall ?? false,
      ...(input.isFirstOfLine !== undefined && { isFirstOfLine: input.isFirstOfLine }),
      servedStates: input.servedStates.filter((state) => state === input.state || state === here),
      earlierAnswers: distinct(earlier),
      earlierStops: distinct(
        (input.earlierStops ?? []).map(({ answers, ruleIds }) => ({
          answers: only(answers, questions),
          ruleIds,
        })),
      ),
      ...patientOf(input),
      notApplicable: input.notApplicable ?? [],
      ...(chart && { chart }),
    },
  };
};

/** The input of the evaluation, from a stored decision. */
export const inputFromStored = (stored: StoredInput): EvaluationInput => {
  const { purpose, at, ageYears, shipState, context } = stored;
  const drugTypes = context.judgedDrugTypes ?? stored.drugTypes;
  const dated = Object.entries(stored.answers);
  const answers = Object.fromEntries(dated.map(([question, { value }]) => [question, value]));
  const answeredAt = Object.fromEntries(dated.map(([question, { at: given }]) => [question, given]));
  const {
    visitKind,
    profileDob,
    requiresLiveCall,
    isFirstOfLine,
    servedStates,
    earlierAnswers,
    earlierStops = [],
    patient,
    notApplicable: unasked = [],
  } = context;
  return {
    answers,
    drugTypes,
    ageYears: ageYears ?? Number.NaN,
    state: shipState,
    servedStates,
    visitKind,
    purpose,
    profileDob,
    requiresLiveCall,
    ...(isFirstOfLine !== undefined && { isFirstOfLine }),
    tooOld: tooOldAnswers({ purpose, drugTypes }, answers, answeredAt, at),
    previousAnswers: earlierAnswers,
    earlierStops,
    notApplicable: unasked,
    ...patient,
  };
};
