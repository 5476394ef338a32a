import type { Scope } from '#server/scope.ts';
import { compose } from '../domain/compose.ts';
import type { Outbox, OutgoingLetter } from '../index.ts';
import { addressIsRefused, mailRepository, mailRow } from '../repositories/mails.ts';
import { sendKind } from './send-mail.ts';

const rowOf = (scope: Scope, { kind, to, userId, unsubscribe, key, ...notice }: OutgoingLetter) => {
  const id = scope.ids.uuid();
  const now = scope.clock.now();
  const row = mailRow({
    ...compose(kind, notice, scope.settings.origins),
    ...{ id, kind, userId, unsubscribe, dedupeKey: key, recipient: to },
    ...{ state: 'queued', tries: 0, nextTryAt: now, createdAt: now },
  });
  return { id, row };
};

export const outbox = (scope: Scope): Outbox => ({
  queue: async (letter) => {
    const { id, row } = rowOf(scope, letter);
    await scope.append({ rows: { mail: [row] } });
    await scope.enqueue(sendKind, { mailId: id });
  },

  queueOnce: async (letter) => {
    const { id, row } = rowOf(scope, letter);
    if (await mailRepository(scope.db).addOnce(row)) await scope.enqueue(sendKind, { mailId: id });
  },

  isRefused: (read, address) => addressIsRefused(read, address, scope.clock.now()),
});
