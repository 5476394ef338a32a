/** Characters of one message. */
export const MAX_MESSAGE = 4_000;
