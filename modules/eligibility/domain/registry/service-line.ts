import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import type { Answers, QuizConfig } from '#modules/quiz/index.ts';
import type { PhotoView } from '../photo-views.ts';
import type { Rule } from '../rule.ts';
import type { VisitKind } from '../visit-kind.ts';
import type { LineDrugs } from './treated-drugs.ts';

/** A questionnaire whose questions depend on the drugs of the visit. */
export interface ClinicalQuestionnaire {
  /** The name in its configuration; stored with every set of answers. */
  readonly name: string;
  /** The questions for these drugs. Name and version are the same for every selection. */
  questionsFor(drugTypes: readonly DrugType[]): QuizConfig;
  /** The answers that the rules read: the new ones, alone or merged over earlier ones. */
  historyOf(known: Answers, given: Answers): Answers;
}

/** One visit kind of a service line. */
export interface VisitRegistration {
  readonly questionnaire: ClinicalQuestionnaire;
  /** The page where the patient answers it; `/consultation/intake` when left out. */
  readonly intakePath?: string;
  /** Asked of a patient who moved, instead of the usual one: the new state's clinician has not treated them before. */
  readonly afterMove?: ClinicalQuestionnaire;
  /**
   * Asked instead of the usual one when the patient's last full history is old: nothing of it counts as answered again.
   */
  readonly whenHistoryIsOld?: ClinicalQuestionnaire;
  /** Asked once, after a clinician has decided a renewal. */
  readonly afterDecision?: ClinicalQuestionnaire;
  /** Asked instead of the usual one when the patient opens the visit: the requested change for each treatment. */
  readonly atPatientsRequest?: ClinicalQuestionnaire;
  /**
   * Questions that have no meaning in this visit kind, although rules read them: side effects before the first dose.
   * Every other question of the rules must be asked, or carried over from the initial visit.
   */
  readonly notApplicable?: readonly string[];
  /** The photos that the clinician wants to see; none is required. */
  readonly photos: readonly PhotoView[];
}

/** Everything that belongs to a service line: its drugs, questionnaires and rules. */
export interface ServiceLineRegistration {
  readonly serviceLine: ServiceLine;
  /**
   * For a visit about several service lines, the line with the lowest number provides the questionnaire, which includes
   * the questions of the others.
   */
  readonly priority: number;
  readonly drugs: LineDrugs;
  /** The service line's own rules, counsel texts included; the rules of every service line come before them. */
  readonly rules: readonly Rule[];
  /** The questionnaires for a visitor before there is a visit, in order. */
  readonly beforeVisit: readonly QuizConfig[];
  readonly visits: Readonly<Partial<Record<VisitKind, VisitRegistration>>>;
  /** The kind of journey of a first visit. */
  readonly firstJourney: 'initial' | 'sh_initial';
  /** The page where a first visit that ended without an answer is started again. */
  readonly startPath: string;
  /** The folder of the pages that explain why somebody cannot be treated: sex, age and state. */
  readonly notEligibleFolder: string;
}
