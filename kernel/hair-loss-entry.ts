/**
 * Where a visitor with hair loss starts. Apart from the table of all entry pages (kernel/entry-pages.ts), which it belongs to:
 * the header of every page links to it, and would load the table.
 */
export const hairLossEntry = '/quiz';
