import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { Answers, QuizConfig } from './domain/intake/types.ts';

export {
  carryOver,
  checkConfig,
  pruneHidden,
  questionsOf,
  validateAll,
  validateDraft,
  visibleQuestions,
} from './domain/intake/index.ts';
export type { Answers, AnswerValue, Question, QuizConfig } from './domain/intake/types.ts';

export type QuizResponseStatus = 'in-progress' | 'completed' | 'amended' | 'stopped';

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
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type QuizOwner = { readonly userId: string } | { readonly leadId: string };

export interface QuizService {
  /** The owner's draft of that questionnaire (any version), or a new one. */
  openDraft(actor: Actor, owner: QuizOwner, config: QuizConfig): Promise<QuizResponse>;
  /** Autosave: answers may be incomplete but never malformed. CONFLICT when `revision` is not the newest. */
  saveDraft(
    actor: Actor,
    owner: QuizOwner,
    config: QuizConfig,
    save: { responseId: string; revision: number; answers: Answers },
  ): Promise<Result<QuizResponse>>;
  /** All visible answers must be valid; BAD_USER_INPUT names each question at fault. Completing twice gives the same response. */
  complete(
    actor: Actor,
    owner: QuizOwner,
    config: QuizConfig,
    responseId: string,
  ): Promise<Result<QuizResponse>>;
  /** Ends a draft on a stop or emergency rule; the answers are kept. */
  stop(actor: Actor, responseId: string, result: string): Promise<QuizResponse>;
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
