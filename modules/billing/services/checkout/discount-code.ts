/** Maximum length of a typed code; the rest is ignored. */
export const MAX_CODE_LENGTH = 60;
