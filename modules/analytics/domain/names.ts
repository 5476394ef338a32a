/** A page view; it is sent by its own API call. */
export const PAGE_VIEW = 'page viewed';
