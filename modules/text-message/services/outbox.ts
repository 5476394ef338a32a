import { HOUR_MS } from '#kernel/dates.ts';
import { textMessagesPort } from '#server/ports/text-messages.ts';
import type { Scope } from '#server/scope.ts';
import { texts } from '../domain/texts.ts';
import type { TextOutbox } from '../index.ts';
import { textRow } from '../repositories/text-messages.ts';
import { sendTextKind } from './send-text.ts';
import { textBody } from './text-body.ts';

export const textOutbox = (scope: Scope): TextOutbox => {
  const { isOn } = scope.use(textMessagesPort);
  return {
    isOn,
    queue: async ({ kind, userId, number, usefulUntil, key }) => {
      if (!isOn) return;
      const id = scope.ids.uuid();
      const now = scope.clock.now();
      const expiresAt = usefulUntil ?? new Date(now.getTime() + texts[kind].usefulHours * HOUR_MS);
      await scope.append({
        rows: {
          text_message: [
            textRow({
              ...{ id, kind, userId, number, expiresAt, dedupeKey: key },
              body: textBody(kind, scope.settings.origins.app),
              ...{ state: 'queued', tries: 0, unknownTries: 0, nextTryAt: now, createdAt: now },
            }),
          ],
        },
      });
      await scope.enqueue(sendTextKind, { textId: id });
    },
  };
};
