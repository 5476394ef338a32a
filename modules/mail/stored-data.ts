import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'mail',
      holds: 'emails: that and when one was sent; for some weeks what it said',
      keep: 'account',
      of: ['user_id', { column: 'recipient', isEmail: true }],
      end: 'delete',
      rows: [
        {
          rule: 'letter',
          after: 'finished_at',
          where: `recipient <> ''`,
          // The key stays: it prevents a second letter about the same thing.
          blank: {
            recipient: `''`,
            subject: `''`,
            preview: `''`,
            body: `''`,
            action: `''`,
            link: `''`,
            unsubscribe: 'null',
            problem: 'null',
          },
        },
      ],
    },
    {
      table: 'mail_address',
      holds: 'addresses that mail servers refuse',
      keep: 'link',
      of: [{ column: 'address', isEmail: true }],
      end: 'delete',
      rows: [{ rule: 'link', after: 'refused_at' }],
    },
  ],
};
