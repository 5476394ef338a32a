/**
 * The entry pages (config/entry-pages.ts) that the shop links to. They are apart, so that pages of the shop do not load the whole
 * table.
 */
export const shopEntries = {
  /** The first page for a visitor with a question about sexual health. */
  sexualHealth: '/sh-condition-routing',
  /** The first page for a visitor who wants products without a prescription. */
  products: '/get-started/e-commerce',
} as const;
