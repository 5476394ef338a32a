import { ok } from '#kernel/result.ts';
import { defineForms, fieldOf } from '#server/forms/page-form.ts';
import { conversationPath, isMessageSubject } from '../domain/subjects.ts';
import { MarkMessagesReadDocument } from '../pages/mark-messages-read.generated.ts';
import { SendMessageDocument } from '../pages/send-message.generated.ts';
import { READ_FORM, SEND_FORM } from '../ui/form-ids.ts';

const pages = ['/messages'];

/** The conversation, and not the list above it. */
const conversationOf = (subject: string): string =>
  isMessageSubject(subject) ? `${conversationPath(subject)}#conversation-title` : '/messages';

/** Writing to the care team, and saying that their messages were read. */
export const messageForms = defineForms([
  {
    id: SEND_FORM,
    pages,
    send: async ({ fields, run }) => {
      const subject = fieldOf(fields, 'subject');
      const sent = await run(SendMessageDocument, {
        subject,
        body: fieldOf(fields, 'body').trim(),
        attachmentIds: [...(fields.attachmentIds ?? [])],
      });
      return sent.ok ? ok({ to: conversationOf(subject) }) : sent;
    },
  },
  {
    id: READ_FORM,
    pages,
    send: async ({ fields, run }) => {
      const subject = fieldOf(fields, 'subject');
      const read = await run(MarkMessagesReadDocument, { subject });
      return read.ok ? ok({ to: conversationOf(subject) }) : read;
    },
  },
]);
