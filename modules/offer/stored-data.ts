import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    { table: 'offer', holds: 'offers to start again', keep: 'invoices', of: ['user_id'], end: 'delete' },
    {
      table: 'offer_check',
      holds: 'when an offer was last considered',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
    },
  ],
  impersonal: [
    { table: 'offer_campaign', because: 'How offers are made, and which member of staff decided it.' },
  ],
};
