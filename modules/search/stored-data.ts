import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [],
  impersonal: [
    {
      table: 'search_document',
      because: 'What visitors can find: titles and texts of pages. What they search for is not stored.',
    },
  ],
};
