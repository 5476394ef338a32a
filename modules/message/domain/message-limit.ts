/** Characters in one message. */
export const MESSAGE_LIMIT = 4_000;

/** Files in one message. */
export const MOST_FILES = 5;
