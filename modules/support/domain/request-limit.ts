/** Characters of a request, an answer and a reply. */
export const REQUEST_LIMIT = 2000;
