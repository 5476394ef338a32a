/**
 * Of the entry pages (config/entry-pages.ts) those that the shop leads to: its pages need not load the whole table.
 * Where a visitor with a question about sexual health starts, and where one starts who wants no prescription.
 */
export const shopEntries = {
  sexualHealth: '/sh-condition-routing',
  products: '/get-started/e-commerce',
} as const;
