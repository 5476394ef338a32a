import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import { definePort, type Scope } from '#server/scope.ts';
import type { Answers, Condition, QuizConfig } from './domain/intake/types.ts';
import type { QuizSetStatus, SetItem } from './domain/states/quiz-set.ts';

export {
  answerOf,
  answerText,
  type ConfigFile,
  carryOver,
  checkConfig,
  checkConfigFiles,
  draftView,
  gatesOf,
  isBlank,
  possibleQuestions,
  pruneHidden,
  questionsOf,
  readDraft,
  savedView,
  validateAll,
  validateAnswer,
  validateDraft,
  visibleQuestions,
} from './domain/intake/index.ts';
export type { Answers, AnswerValue, Question, QuizConfig } from './domain/intake/types.ts';
export { MINI_QUIZ } from './domain/mini-quiz/name.ts';
export { planVariants } from './domain/plan-change/plan-choices.ts';
export { allResponsesCompleted, currentStep, type SetItem } from './domain/states/quiz-set.ts';
export {
  configNameSql,
  correctionReasonSql,
  type ResponseJson,
  responseSql,
} from './repositories/response-json.ts';

/** A draft whose answers call for help. */
export interface UrgentDraft extends Pick<QuizResponse, 'id' | 'revision' | 'configName'> {
  readonly userId: string;
}

export type QuizResponseStatus = 'in-progress' | 'completed' | 'amended' | 'stopped';

/** Answers that were replaced, by an amendment or by a newer version of the questionnaire. */
export interface EarlierVersion {
  readonly configVersion: number;
  readonly content: Answers;
  readonly status: QuizResponseStatus;
  /** ISO instant at which these answers were saved. */
  readonly savedAt: string;
  /** Why they were replaced, as text for the record. */
  readonly reason: string;
}

export interface QuizResponse {
  readonly id: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  readonly configName: string;
  readonly configVersion: number;
  readonly content: Answers;
  readonly status: QuizResponseStatus;
  readonly draft: boolean;
  readonly result: string | null;
  readonly site: string;
  /** Increases with every save, so that two devices cannot overwrite each other unnoticed. */
  readonly revision: number;
  /** Oldest first; nothing that was submitted is ever lost. */
  readonly earlier: readonly EarlierVersion[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type QuizOwner = { readonly userId: string } | { readonly leadId: string };

export interface QuizService {
  /** The owner's draft of that questionnaire (any version), or a new one that starts with `prefill`. */
  openDraft(actor: Actor, owner: QuizOwner, config: QuizConfig, prefill?: Answers): Promise<QuizResponse>;
  /**
   * Saves a draft: answers may be incomplete but not malformed. CONFLICT when `revision` is not the newest. `urgent` says
   * that these answers call for help at once: see `urgentDrafts`.
   */
  saveDraft(
    actor: Actor,
    owner: QuizOwner,
    config: QuizConfig,
    save: { responseId: string; revision: number; answers: Answers; urgent?: boolean },
  ): Promise<Result<QuizResponse>>;
  /** All visible answers must be valid; BAD_USER_INPUT names each invalid question. Completing twice returns the same response. */
  complete(
    actor: Actor,
    owner: QuizOwner,
    config: QuizConfig,
    responseId: string,
  ): Promise<Result<QuizResponse>>;
  /**
   * Corrects answers that were submitted: the old ones are kept and the reason (3 to 500 characters) is recorded. The caller
   * checks permission and evaluates the rules again. BAD_USER_INPUT names `reason` and each invalid question; CONFLICT
   * when `revision` is not the newest, or nothing was submitted.
   */
  amend(
    actor: Actor,
    config: QuizConfig,
    amendment: {
      responseId: string;
      revision: number;
      answers: Answers;
      reason: string;
      /** A patient who needs help immediately is not asked for the rest: missing answers are no error. */
      isUrgent?: boolean;
    },
  ): Promise<Result<QuizResponse>>;
  /** Answers that are known already, as a submitted questionnaire that may be amended; its set of questions may be incomplete. */
  addSubmitted(actor: Actor, owner: QuizOwner, config: QuizConfig, answers: Answers): Promise<QuizResponse>;
  /** Ends a draft because of a stop or emergency rule, or because it is no longer needed; the answers are kept. */
  stop(actor: Actor, responseId: string, result: string): Promise<QuizResponse>;
  /** Drafts of users to these questionnaires that were saved as urgent at `before` or earlier and still are; at most 100. */
  urgentDrafts(configNames: readonly string[], before: Date): ListQuery<UrgentDraft>;
  /** Everything the owner started and has not submitted. */
  drafts(owner: QuizOwner): Promise<readonly QuizResponse[]>;
  /** Deletes all answers of a visitor that do not belong to a user yet. */
  forgetLead(leadId: string): Promise<void>;
  /** Deletes all answers and sets of a user; the caller has checked that no visit uses them (see `lockOwn`). */
  forgetUser(userId: string): Promise<void>;
  response(responseId: string): Promise<QuizResponse | null>;
  /** Those that exist, in any order, in one statement. */
  responsesByIds(responseIds: readonly string[]): Promise<readonly QuizResponse[]>;
  /** The owner's newest response, whatever questionnaire it answers. */
  latest(owner: QuizOwner): Promise<QuizResponse | null>;
  responses(owner: QuizOwner, configName: string, configVersion?: number): Promise<readonly QuizResponse[]>;
  /** The responses to several questionnaires in their order, newest first within each; one statement. */
  responsesTo(owner: QuizOwner, configNames: readonly string[]): Promise<readonly QuizResponse[]>;
  /** Answers given before sign-in become the user's. */
  adoptLead(actor: Actor, leadId: string, userId: string): Promise<void>;
}

/** Saves a draft as the browser sends it: an autosave. `configVersion` is that of the questions on the page. */
export type SaveAnswers = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: { responseId: string; revision: number; answersJson: string; configVersion?: number | null },
) => Promise<Result<QuizResponse>>;

export const quizPort = definePort<QuizService>('quiz');

/** The questionnaires of one journey, in order: `currentStep` of its items is the current one. */
export interface QuizSet {
  readonly id: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  /** The kind of the journey: `initial`, `renewal` and so on. */
  readonly kind: string;
  readonly status: QuizSetStatus;
  readonly items: readonly SetItem[];
  /** The time of the last answer; a set that is not finished ends 30 days after it. */
  readonly touchedAt: Date;
  readonly createdAt: Date;
}

/**
 * Sets follow their questionnaires automatically: a save starts them (and supersedes older unfinished ones of the same
 * kind), a completed questionnaire opens the next one whose condition is met, and a stop ends them.
 */
export interface QuizSetService {
  /** A new set; the first questionnaire whose condition is met is current. `onlyIf` checks the answers before it. */
  open(
    actor: Actor,
    owner: QuizOwner,
    wanted: {
      kind: string;
      items: readonly { readonly configName: string; readonly onlyIf?: Condition }[];
    },
  ): Promise<QuizSet>;
  /** Adds an opened questionnaire to the set; earlier steps that are not done are skipped. */
  attach(
    actor: Actor,
    setId: string,
    questionnaire: { configName: string; responseId: string },
  ): Promise<void>;
  /** The owner's newest unfinished set of a kind. */
  inProgress(owner: QuizOwner, kind: string): Promise<QuizSet | null>;
  /** Locks the user's sets until the end of the transaction, so that no visit begins to use one meanwhile. */
  lockOwn(userId: string): Promise<void>;
  /** The newest set that contains this questionnaire. */
  ofResponse(responseId: string): Promise<QuizSet | null>;
  /** Those that exist, in any order, in one statement. */
  byIds(ids: readonly string[]): Promise<readonly QuizSet[]>;
}

export const quizSetPort = definePort<QuizSetService>('quiz.sets');

/** Called when a patient wants a prescription treatment changed; provided by the module that owns the patient's care. */
export interface CareRequests {
  /** Sends the request to the patient's clinician. CONFLICT when they have none. */
  ask(actor: Actor, userId: string, body: string): Promise<Result<void>>;
}

export const careRequestsPort = definePort<CareRequests>('quiz.careRequests');

/** Prescription products with which a patient would like to replace current ones. */
export interface PlanRequest {
  /** Those to take from now on that are not taken yet, of one service line. */
  readonly productIds: readonly number[];
  /** What the clinician reads, in the patient's words. */
  readonly body: string;
}

/** Provided by the module that owns visits. */
export interface PlanRequests {
  /**
   * Opens the visit in which a clinician decides about another plan, with the questions that it needs, and writes the
   * request there; the open one when there is one. Null when the patient takes nothing of that service line that could be
   * replaced. CONFLICT while a renewal, other questions, a payment or an order is in the way.
   */
  open(
    actor: Actor,
    userId: string,
    request: PlanRequest,
  ): Promise<Result<{ readonly questionsPath: string } | null>>;
}

export const planRequestsPort = definePort<PlanRequests>('quiz.planRequests');
