import { formatDate } from '#kernel/dates.ts';

export interface DateTextProps {
  /** `YYYY-MM-DD`, an ISO instant or a Date. */
  readonly date: Date | string;
}

/** `March 12, 2027`, in a `time` element; of an instant, the day that it is for the reader. */
export const DateText = ({ date }: DateTextProps) => (
  <time dateTime={typeof date === 'string' ? date : date.toISOString()}>{formatDate(date)}</time>
);
