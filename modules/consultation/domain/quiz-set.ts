import { DAY_MS } from '#kernel/dates.ts';
import type { QuizResponse } from '#modules/quiz/index.ts';
import type { JourneyKind } from './states/index.ts';

/**
 * The set of questionnaires of one journey. It is not stored: a journey has one questionnaire, so the set follows
 * from that one (states section 1). It carries the journey's id, and its only item the questionnaire's.
 */
export interface QuizSetView {
  readonly id: string;
  readonly status: 'not_started' | 'in_progress' | 'completed' | 'expired' | 'superseded' | 'stopped';
  readonly currentOrderedQuizResponseId: string | null;
  readonly allResponsesCompleted: boolean;
  readonly orderedQuizResponses: readonly OrderedQuizResponseView[];
}

export interface OrderedQuizResponseView {
  readonly id: string;
  readonly status: 'current' | 'completed' | 'skipped';
  readonly quizResponseId: string;
}

interface SetOwner {
  readonly id: string;
  readonly kind: JourneyKind;
  readonly createdAt: Date;
}

/** Days without a touch after which an unfinished set expires. */
const IDLE_DAYS = 30;

const itemStatus = (response: QuizResponse): OrderedQuizResponseView['status'] => {
  if (response.status === 'in-progress') return 'current';
  return response.status === 'stopped' ? 'skipped' : 'completed';
};

const statusOf = (
  journey: SetOwner,
  response: QuizResponse | null,
  others: readonly SetOwner[],
  now: Date,
): QuizSetView['status'] => {
  if (response?.status === 'stopped') return 'stopped';
  if (response && response.status !== 'in-progress') return 'completed';
  const isNewer = (other: SetOwner) => other.kind === journey.kind && other.createdAt > journey.createdAt;
  if (others.some(isNewer)) return 'superseded';
  const touchedAt = response?.updatedAt ?? journey.createdAt;
  if (now.getTime() - touchedAt.getTime() >= IDLE_DAYS * DAY_MS) return 'expired';
  return response ? 'in_progress' : 'not_started';
};

/** `others` are all journeys of the same person: an unfinished set ends when he begins the same kind anew. */
export const quizSetOf = (
  journey: SetOwner,
  response: QuizResponse | null,
  others: readonly SetOwner[],
  now: Date,
): QuizSetView => {
  const items = response
    ? [{ id: response.id, status: itemStatus(response), quizResponseId: response.id }]
    : [];
  return {
    id: journey.id,
    status: statusOf(journey, response, others, now),
    currentOrderedQuizResponseId: items.find(({ status }) => status === 'current')?.id ?? null,
    allResponsesCompleted: items.length > 0 && items.every(({ status }) => status !== 'current'),
    orderedQuizResponses: items,
  };
};
