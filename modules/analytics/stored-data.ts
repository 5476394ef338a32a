import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'analytics_event',
      holds: 'pages and steps, without answers',
      keep: 'analytics',
      of: ['user_id', { column: 'lead_id', in: 'lead' }],
      end: 'delete',
      sweep: 'analytics.retain',
    },
  ],
};
