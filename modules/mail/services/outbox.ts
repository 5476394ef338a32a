import type { Scope } from '#server/scope.ts';
import { compose } from '../domain/compose.ts';
import type { Outbox } from '../index.ts';
import { addressIsRefused, mailRow } from '../repositories/mails.ts';
import { SEND } from './send-mail.ts';

export const outbox = (scope: Scope): Outbox => ({
  queue: async ({ kind, to, userId, unsubscribe, key, ...notice }) => {
    const id = scope.ids.uuid();
    const now = scope.clock.now();
    const composed = compose(kind, notice, scope.settings.origins);
    await scope.append({
      rows: {
        mail: [
          mailRow({
            ...composed,
            ...{ id, kind, userId, unsubscribe, dedupeKey: key, recipient: to },
            ...{ state: 'queued', tries: 0, nextTryAt: now, createdAt: now },
          }),
        ],
      },
    });
    await scope.enqueue(SEND, { mailId: id });
  },

  isRefused: (read, address) => addressIsRefused(read, address, scope.clock.now()),
});
