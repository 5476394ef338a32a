import type { StoredData } from '#server/personal-data/personal-table.ts';

const medical = { keep: 'medical', of: ['user_id'], end: 'delete' } as const;

export const storedData: StoredData = {
  personal: [
    { table: 'renewal', holds: 'renewals and yearly check-ins', ...medical },
    { table: 'renewal_check', holds: 'when a renewal is due', ...medical },
    { table: 'renewal_notice', holds: 'reminders of a renewal', ...medical },
    { table: 'annual_notice', holds: 'notices of the yearly check-in', ...medical },
  ],
};
