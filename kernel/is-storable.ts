/** Whether PostgreSQL can store the text: it has no NUL, and no half of a character that takes two code units. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
