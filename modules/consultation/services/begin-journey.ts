import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { transitionJourney } from './transitions.ts';

/**
 * The patient has given the first answer of a locked visit: from now on its journey waits for the remaining answers.
 * Repeating it changes nothing.
 */
export const beginJourney = async (tx: Scope, actor: Actor, journeyId: string): Promise<void> => {
  const journey = await journeyRepository(tx.db).lock(journeyId);
  if (journey.status !== 'created') return;
  await transitionJourney(tx, journey, 'awaiting_quiz', { actor, reason: 'began to answer' });
};
