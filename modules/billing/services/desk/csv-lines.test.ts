import { expect, it } from 'vitest';
import { csvLines, dollars } from './csv-lines.ts';

it('quotes what has a comma, a quotation mark or a line break', () => {
  expect(csvLines([['a, b', 'say "hi"', 'two\nlines', 7, null]])).toBe(
    '"a, b","say ""hi""","two\nlines",7,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'a spreadsheet does not run %j as a formula',
  (text) => {
    expect(csvLines([[text]]).replaceAll('"', '')).toBe(`'${text}\r\n`);
  },
);

it('writes instants in UTC and amounts in dollars', () => {
  expect(csvLines([[new Date('2027-03-12T15:00:00Z'), dollars(5400), dollars(5)]])).toBe(
    '2027-03-12T15:00:00.000Z,54.00,0.05\r\n',
  );
});
