import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { unstorableFields, unstorableInputs } from './unstorable.ts';

const message = 'This contains characters that cannot be stored.';

it('names each field whose text cannot be stored, by its path and without positions in lists', () => {
  const input = {
    note: 'a\u0000',
    tags: ['x', '\ud800', '\u0000'],
    rows: [{ label: '\udfff' }],
    name: '👍 é',
  };
  expect(unstorableFields({ input, id: 7, none: null })).toEqual([
    { field: 'input.note', message },
    { field: 'input.tags', message },
    { field: 'input.rows.label', message },
  ]);
});

it('finds what JSON in a text stands for', () => {
  expect(unstorableFields(String.raw`{"a":"\u0000"}`, 'answersJson')).toEqual([
    { field: 'answersJson', message },
  ]);
});

it('names the argument of a text in the document, and of a variable wherever it is used', () => {
  const document = parse(String.raw`mutation M($b: String, $i: Input) {
    save(input: { note: "a\u0000" }, name: "b") reply(body: $b) change(input: $i) }`);
  expect(unstorableInputs(document, { b: '\u0000', i: { name: '\ud800' }, unused: '\u0000' })).toEqual(
    ['input.note', 'body', 'input.name'].map((field) => ({ field, message })),
  );
});
