import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
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
