import { isListDay } from '../../domain/desk/list-day.ts';

/** A day of a list's address; null for none, and for one that does not exist. */
export const dayOf = (text = ''): string | null => (isListDay(text) ? text : null);

/** Whether a day was typed that does not exist: the list is then shown without it. */
export const hasWrongDay = ({ from, to }: Readonly<Record<string, string | undefined>>): boolean =>
  [from, to].some((day) => day && !isListDay(day));
