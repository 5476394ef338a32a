import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'text_message',
      holds: 'text messages: that and when one was sent; for some weeks to which number',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
      rows: [
        {
          rule: 'letter',
          after: 'finished_at',
          where: `number <> ''`,
          // The key stays: it prevents a second text about the same thing.
          blank: { number: `''`, body: `''`, problem: 'null' },
        },
      ],
    },
    {
      table: 'text_number',
      holds: 'numbers that asked for no more text messages, or that none reaches',
      keep: 'proof',
      // A number may be somebody else's by now, and stays blocked.
      of: [],
      end: 'delete',
      rows: [{ rule: 'proof', after: 'coalesce(stopped_at, refused_at)' }],
    },
    {
      table: 'text_reply',
      holds: 'that a number replied STOP, START, HELP or something else; never what',
      keep: 'outbox',
      of: [],
      end: 'delete',
      rows: [{ rule: 'outbox', after: 'at' }],
    },
  ],
};
