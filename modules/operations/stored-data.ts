import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [],
  impersonal: [
    {
      table: 'flag_change',
      because: 'Values of feature flags and texts of outage banners, as they changed.',
    },
    {
      table: 'site_banner',
      because: 'Which banners were shown to everybody, and when.',
    },
    {
      table: 'site_banner_version',
      because: 'What banners said, and which member of staff wrote it.',
    },
  ],
};
