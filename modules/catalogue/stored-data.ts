import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [],
  impersonal: [
    { table: 'product', because: 'The catalog.' },
    { table: 'product_listing', because: 'The catalog.' },
    { table: 'product_set', because: 'The catalog.' },
    { table: 'catalogue_change', because: 'Which member of staff changed the catalog; nothing of patients.' },
  ],
};
