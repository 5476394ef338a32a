import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'care_message',
      holds: 'messages with the care team',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
      entry: 'created_at',
    },
    {
      table: 'message_attachment',
      holds: 'files of messages',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
      object: 'object_key',
      sweep: 'message.removeUnsentFiles',
    },
    {
      table: 'message_alarm',
      holds: 'alarming words in a message',
      keep: 'medical',
      of: [{ column: 'consultation_id', in: 'consultation' }],
      end: 'delete',
    },
    {
      table: 'message_draft',
      holds: 'messages that were begun and not sent, also by staff',
      isNotExported: true,
      keep: 'account',
      of: ['user_id', 'author_id'],
      end: 'delete',
    },
  ],
};
