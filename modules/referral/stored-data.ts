import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'referral_link',
      holds: 'the code of an invitation',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
    },
    {
      table: 'referral',
      holds: 'who invited whom, for the credit it earned',
      keep: 'invoices',
      of: ['referrer_id', 'friend_id', { column: 'lead_id', in: 'lead' }],
      end: 'delete',
      rows: [{ rule: 'visitor', after: 'status_at', where: 'friend_id is null' }],
    },
  ],
};
