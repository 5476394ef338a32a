import { formatDate } from '#kernel/dates.ts';

export interface DateTextProps {
  /** An ISO calendar date `YYYY-MM-DD`, an ISO instant or a Date. */
  readonly date: Date | string;
}

/** `March 12, 2027` in a `time` element; of an instant, the day in the reader's time zone. */
export const DateText = ({ date }: DateTextProps) => (
  <time dateTime={typeof date === 'string' ? date : date.toISOString()}>{formatDate(date)}</time>
);
