/** A view of a page; it comes through a call of its own. */
export const PAGE_VIEW = 'page viewed';
