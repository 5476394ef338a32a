import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';
import { answersIn, answerText, type ExportedRow, type RowsOf, textOf } from './tables-by-name.ts';

const heading = (text: string): DocumentBlock => ({ look: 'heading', text });
const text = (line: string): DocumentBlock => ({ look: 'text', text: line });
const point = (line: string): DocumentBlock => ({ look: 'point', text: line });

const day = (row: ExportedRow, column: string): string => {
  const value = row[column];
  return value instanceof Date ? formatDate(value) : 'no date';
};

/** A name of our code in words: `hair_loss_since` is `hair loss since`. */
const inWords = (name: unknown): string =>
  String(name)
    .replaceAll(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');

const section = (title: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] => [
  heading(title),
  ...(blocks.length > 0 ? blocks : [text('Nothing is stored.')]),
];

const person = (row: ExportedRow): readonly DocumentBlock[] => [
  text(
    `Name: ${[textOf(row, 'first_name'), textOf(row, 'last_name')].filter(Boolean).join(' ') || 'not given'}`,
  ),
  text(`Date of birth: ${row.dob ? formatDate(String(row.dob)) : 'not given'}`),
  text(
    `Address: ${[textOf(row, 'street_address1'), textOf(row, 'street_address2'), textOf(row, 'city'), textOf(row, 'state'), textOf(row, 'zip_code')].filter(Boolean).join(', ') || 'not given'}`,
  ),
];

const prescriptions = (rows: RowsOf): readonly DocumentBlock[] =>
  rows('prescription').flatMap((row) => [
    point(
      `${textOf(row, 'name')}: ${inWords(row.status)}. Signed ${day(row, 'signed_at')}, valid until ${day(row, 'expires_at')}, ${row.refills_remaining} refills left.`,
    ),
    ...(textOf(row, 'directions') ? [text(`Directions: ${textOf(row, 'directions')}`)] : []),
  ]);

const visits = (rows: RowsOf): readonly DocumentBlock[] =>
  rows('consultation').flatMap((row) => [
    point(
      `${inWords(row.kind)}, begun ${day(row, 'created_at')}: ${inWords(row.status)}${row.decided_at ? `, decided ${day(row, 'decided_at')}` : ''}.`,
    ),
    ...(textOf(row, 'refusal_reason') ? [text(`Reason: ${textOf(row, 'refusal_reason')}`)] : []),
    ...answersIn(row, 'answers').map(([question, answer]) => text(`${inWords(question)}: ${answer}`)),
  ]);

const facts = (rows: RowsOf): readonly DocumentBlock[] =>
  rows('patient_fact').map((row) =>
    point(
      `${day(row, 'speaks_of')}: ${inWords(row.question)}: ${row.value === null ? 'withdrawn' : answerText(row.value)}`,
    ),
  );

const messages = (rows: RowsOf): readonly DocumentBlock[] =>
  rows('care_message')
    .toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)))
    .flatMap((row) => [
      point(`${day(row, 'created_at')}, ${textOf(row, 'author_name')}:`),
      ...lines(String(row.body)),
    ]);

const lines = (body: string): readonly DocumentBlock[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(text);

/** The chart to read and print: who, what is taken, visits with their answers, facts, messages. */
export const chartBlocks = (rows: RowsOf, now: Date): readonly DocumentBlock[] => [
  { look: 'title', text: 'Your medical record' },
  text(`${brand.medicalGroup}, as of ${formatDate(now)}. ${brand.supportPhone}, ${brand.supportEmail}.`),
  ...section('Patient', rows('person').flatMap(person)),
  ...section('Prescriptions', prescriptions(rows)),
  ...section('Visits', visits(rows)),
  ...section('What you told us, by date', facts(rows)),
  ...section('Messages', messages(rows)),
];
