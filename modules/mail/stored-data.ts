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
      holds: 'addresses that mail servers refuse, and complaints about an email',
      keep: 'link',
      of: [{ column: 'address', isEmail: true }],
      end: 'delete',
      rows: [{ rule: 'link', after: 'coalesce(refused_at, complained_at)' }],
    },
  ],
  impersonal: [
    {
      table: 'mail_report',
      because: 'Hashes of what the email provider reported, so that each report counts once.',
    },
  ],
};
