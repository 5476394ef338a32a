import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'account_deletion',
      holds: 'when the deletion of the account was asked for, taken back or done',
      keep: 'proof',
      of: ['user_id'],
      end: 'keep',
    },
    {
      table: 'data_export',
      holds: 'copies of the data that the patient asked for',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
      object: 'object_key',
      isNotExported: true,
      sweep: 'rights.exports',
    },
  ],
};
