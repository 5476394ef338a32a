/** Of a typed code, more is not read. */
export const MAX_CODE_LENGTH = 60;
