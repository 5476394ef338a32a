/** A date while it is typed, part by part. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** `2027-03-12` becomes its parts without leading zeros; anything else is three empty parts. */
export const toDateParts = (value: string | undefined): DateParts => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '');
  const [, year = '', month = '', day = ''] = match ?? [];
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
};

/** `YYYY-MM-DD` once every part is there (it may still be invalid, such as February 30), otherwise ''. */
export const fromDateParts = ({ year, month, day }: DateParts): string =>
  /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : '';
