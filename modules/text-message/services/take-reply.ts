import { addDays } from '#kernel/dates.ts';
import type { TextReply } from '#server/ports/text-messages.ts';
import type { Scope } from '#server/scope.ts';
import { textMessageEvents } from '../events.ts';
import { textNumberRepository } from '../repositories/text-numbers.ts';
import { stopNumber } from './block-number.ts';

/**
 * Does what a reply asks for. Of a text without a keyword only the time is stored. Returns whether it should be answered: when
 * it has no keyword, once a day. The same reply again changes nothing and is not answered.
 */
export const takeReply = (scope: Scope, reply: TextReply): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const numbers = textNumberRepository(tx.db);
    const now = tx.clock.now();
    if (!(await numbers.addReply(reply, now))) return false;
    const { from: number, keyword } = reply;
    if (keyword === 'stop') await stopNumber(tx, number, 'reply');
    if (keyword === 'start') {
      await numbers.start(number);
      await tx.emit(textMessageEvents.started, { number });
    }
    return keyword === null && !(await numbers.wroteSince(number, addDays(now, -1), reply));
  });
