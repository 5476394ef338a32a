/** An instant inside JSON that PostgreSQL built. */
export type JsonInstant = string;

export const instant = (text: JsonInstant): Date => new Date(text);
export const instantOrNull = (text: JsonInstant | null): Date | null =>
  text === null ? null : new Date(text);
