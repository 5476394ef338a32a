import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'visit_request',
      holds: 'requests for a visit',
      keep: 'medical',
      of: ['user_id', { column: 'lead_id', in: 'lead' }],
      end: 'delete',
      rows: [{ rule: 'visitor', after: 'updated_at', where: 'consultation_id is null' }],
    },
  ],
};
