import type { TextRefusal } from '#server/ports/text-messages.ts';
import type { Scope } from '#server/scope.ts';
import { textMessageEvents } from '../events.ts';
import { textMessageRepository } from '../repositories/text-messages.ts';
import { textNumberRepository } from '../repositories/text-numbers.ts';

/** Ends all texts to a number, those that wait included. The event ends the consent of the person who has the number. */
export const stopNumber = async (tx: Scope, number: string, by: 'reply' | 'provider'): Promise<void> => {
  const at = tx.clock.now();
  await textMessageRepository(tx.db).withdrawFor(number, at);
  if (await textNumberRepository(tx.db).stop(number, at))
    await tx.emit(textMessageEvents.stopped, { number, by });
};

/** What a refusal of the provider means for later texts to the number. */
export const blockNumber = async (tx: Scope, number: string, refusal: TextRefusal): Promise<void> => {
  if (refusal === 'stopped') await stopNumber(tx, number, 'provider');
  if (refusal !== 'number_refused') return;
  const at = tx.clock.now();
  await textNumberRepository(tx.db).refuse(number, at);
  await textMessageRepository(tx.db).withdrawFor(number, at);
};
