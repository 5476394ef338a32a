import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { Answers, Condition, QuizConfig } from './domain/intake/types.ts';
import type { QuizSetStatus, SetItem } from './domain/states/quiz-set.ts';

export {
  answerOf,
  type ConfigFile,
  carryOver,
  checkConfig,
  checkConfigFiles,
  draftView,
  isBlank,
  pruneHidden,
  questionsOf,
  readDraft,
  savedView,
  validateAll,
  validateDraft,
  visibleQuestions,
} from './domain/intake/index.ts';
export type { Answers, AnswerValue, Question, QuizConfig } from './domain/intake/types.ts';
export { allResponsesCompleted, currentStep, type SetItem } from './domain/states/quiz-set.ts';

export type QuizResponseStatus = 'in-progress' | 'completed' | 'amended' | 'stopped';

/** A state of the answers that was left behind: by an amendment, or by a newer version of the questionnaire. */
export interface EarlierVersion {
  readonly configVersion: number;
  readonly content: Answers;
  readonly status: QuizResponseStatus;
  /** ISO instant at which these answers were saved. */
  readonly savedAt: string;
  /** Why they were left behind, in words for the record. */
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
  /** Grows with every save, so that two devices cannot overwrite each other unnoticed. */
  readonly revision: number;
  /** Oldest first; nothing that was once handed in is ever lost. */
  readonly earlier: readonly EarlierVersion[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type QuizOwner = { readonly userId: string } | { readonly leadId: string };

export interface QuizService {
  /** The owner's draft of that questionnaire (any version), or a new one that begins with `prefill`. */
  openDraft(actor: Actor, owner: QuizOwner, config: QuizConfig, prefill?: Answers): Promise<QuizResponse>;
  /**
   * Autosave: answers may be incomplete but never malformed. CONFLICT when `revision` is not the newest. `urgent` says
   * that these answers call for help at once: see `urgentDrafts`.
   */
  saveDraft(
    actor: Actor,
    owner: QuizOwner,
    config: QuizConfig,
    save: { responseId: string; revision: number; answers: Answers; urgent?: boolean },
  ): Promise<Result<QuizResponse>>;
  /** All visible answers must be valid; BAD_USER_INPUT names each question at fault. Completing twice gives the same response. */
  complete(
    actor: Actor,
    owner: QuizOwner,
    config: QuizConfig,
    responseId: string,
  ): Promise<Result<QuizResponse>>;
  /**
   * Corrects answers that were handed in: the old ones are kept, the reason (3 to 500 characters) is recorded. The caller
   * has checked who may, and runs his rules again. BAD_USER_INPUT names `reason` and each question at fault; CONFLICT
   * when `revision` is not the newest, or nothing was handed in.
   */
  amend(
    actor: Actor,
    config: QuizConfig,
    amendment: { responseId: string; revision: number; answers: Answers; reason: string },
  ): Promise<Result<QuizResponse>>;
  /** Ends a draft on a stop or emergency rule; the answers are kept. */
  stop(actor: Actor, responseId: string, result: string): Promise<QuizResponse>;
  /** Drafts that were saved as urgent at `before` or earlier and have been so since; at most 100. */
  urgentDrafts(configName: string, before: Date): Promise<readonly QuizResponse[]>;
  /** Everything the owner began and has not handed in. */
  drafts(owner: QuizOwner): Promise<readonly QuizResponse[]>;
  /** Deletes all answers of a visitor that have not become a person's. */
  forgetLead(leadId: string): Promise<void>;
  response(responseId: string): Promise<QuizResponse | null>;
  /** Those that exist, in any order: one statement. */
  responsesByIds(responseIds: readonly string[]): Promise<readonly QuizResponse[]>;
  /** The newest of the owner's, whatever questionnaire it answers. */
  latest(owner: QuizOwner): Promise<QuizResponse | null>;
  responses(owner: QuizOwner, configName: string, configVersion?: number): Promise<readonly QuizResponse[]>;
  /** Answers given before signing in become the user's. */
  adoptLead(actor: Actor, leadId: string, userId: string): Promise<void>;
}

export const quizPort = definePort<QuizService>('quiz');

/** The questionnaires of one matter, in order: `currentStep` of its items is the one in hand. */
export interface QuizSet {
  readonly id: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  /** That of the journey: `initial`, `renewal` and so on. */
  readonly kind: string;
  readonly status: QuizSetStatus;
  readonly items: readonly SetItem[];
  /** The last answer; 30 days without one end an unfinished set. */
  readonly touchedAt: Date;
  readonly createdAt: Date;
}

/**
 * Sets follow their questionnaires by themselves: a save begins them (and supersedes unfinished older ones of the same
 * kind), a completed questionnaire opens the next whose condition is met, a stop ends them.
 */
export interface QuizSetService {
  /** A new set; the first questionnaire whose condition is met is current. `onlyIf` looks at the answers before it. */
  open(
    actor: Actor,
    owner: QuizOwner,
    wanted: {
      kind: string;
      items: readonly { readonly configName: string; readonly onlyIf?: Condition }[];
    },
  ): Promise<QuizSet>;
  /** Puts an opened questionnaire into its place; what comes before it and is not done is skipped. */
  attach(
    actor: Actor,
    setId: string,
    questionnaire: { configName: string; responseId: string },
  ): Promise<void>;
  /** The owner's newest unfinished set of a kind. */
  underWay(owner: QuizOwner, kind: string): Promise<QuizSet | null>;
  /** The newest set that holds this questionnaire. */
  ofResponse(responseId: string): Promise<QuizSet | null>;
  /** Those that exist, in any order: one statement. */
  byIds(ids: readonly string[]): Promise<readonly QuizSet[]>;
}

export const quizSetPort = definePort<QuizSetService>('quiz.sets');

/** Asked when a patient wants his prescription treatment changed; answered by whoever looks after his care. */
export interface CareRequests {
  /** Puts his words before his clinician. CONFLICT while he has none. */
  ask(actor: Actor, userId: string, body: string): Promise<Result<void>>;
}

export const careRequestsPort = definePort<CareRequests>('quiz.careRequests');
