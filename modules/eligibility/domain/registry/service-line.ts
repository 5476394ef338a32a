import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import type { Answers, QuizConfig } from '#modules/quiz/index.ts';
import type { PhotoView } from '../photo-views.ts';
import type { Rule } from '../rule.ts';
import type { VisitKind } from '../visit-kind.ts';
import type { LineDrugs } from './treated-drugs.ts';

/** A questionnaire whose questions depend on the drugs of the visit. */
export interface ClinicalQuestionnaire {
  /** That of its configuration; stored with every set of answers. */
  readonly name: string;
  /** What is asked about these drugs. Name and version are the same for every selection. */
  questionsFor(drugTypes: readonly DrugType[]): QuizConfig;
  /** The answers the rules look at: those given now, alone or laid over what is known. */
  historyOf(known: Answers, given: Answers): Answers;
}

/** One kind of visit of a service line. */
export interface VisitRegistration {
  readonly questionnaire: ClinicalQuestionnaire;
  /** Asked instead of a patient who moved: the clinician of the new state has not treated them before. */
  readonly afterMove?: ClinicalQuestionnaire;
  /** The photos the clinician asks for; none is required. */
  readonly photos: readonly PhotoView[];
}

/** Everything a service line treats with, asks and judges by. */
export interface ServiceLineRegistration {
  readonly serviceLine: ServiceLine;
  readonly drugs: LineDrugs;
  /** The line's own rules, counsel texts among them; the rules of every line come before them. */
  readonly rules: readonly Rule[];
  /** What a visitor is asked before there is a visit, in order. */
  readonly beforeVisit: readonly QuizConfig[];
  readonly visits: Readonly<Partial<Record<VisitKind, VisitRegistration>>>;
}
