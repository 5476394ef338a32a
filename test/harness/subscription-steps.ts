import type { Actor } from '#server/actor.ts';
import type { Harness } from './harness.ts';

export const idOf = (actor: Actor): string => actor.id ?? '';

/** Steps of tests about the subscription of a patient who has one. */
export const subscriptionSteps = (harness: Harness) => ({
  subscriptionOf: async (actor: Actor) => (await harness.rows('subscription', { user_id: actor.id }))[0],
  /** Everything that is due now, and the jobs of it. */
  pass: async (): Promise<void> => {
    await harness.sweep();
    await harness.drain();
  },
});
