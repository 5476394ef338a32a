import { isTextKind, textOutboxPort, textRecipientsPort } from '#modules/text-message/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Notice } from '../index.ts';

/** Queues a notice as a text message too, when its kind has one and the patient wants it. `id`: the notice's. */
export const queueText = async (
  scope: Scope,
  recipient: { readonly userId: string; readonly phone: string | null },
  { id, kind, textUntil }: Pick<Notice, 'kind' | 'textUntil'> & { readonly id: string },
): Promise<void> => {
  const { userId, phone: number } = recipient;
  if (!isTextKind(kind) || number === null || !scope.use(textOutboxPort).isOn) return;
  const text = { kind, userId, number };
  if ((await scope.use(textRecipientsPort).timeZoneFor(text)) === null) return;
  await scope.use(textOutboxPort).queue({ ...text, usefulUntil: textUntil ?? null, key: `notice:${id}` });
};
