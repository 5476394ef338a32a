import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [],
  impersonal: [
    {
      table: 'flag_change',
      because: 'Values of feature flags and texts of outage banners, as they changed.',
    },
  ],
};
