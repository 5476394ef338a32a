/**
 * The first page for a visitor with hair loss, one of the entry pages (config/entry-pages.ts). The header of every page links
 * to it, and need not load the whole table.
 */
export const hairLossEntry = '/quiz';
