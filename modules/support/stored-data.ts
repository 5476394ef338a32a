import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'service_request',
      holds: 'requests to customer service',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
    },
    {
      table: 'service_request_entry',
      holds: 'what was written in a request',
      keep: 'medical',
      of: ['author_id', { column: 'request_id', in: 'service_request' }],
      end: 'delete',
    },
  ],
};
