import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { unstorableFields, unstorableLiterals } from './unstorable.ts';

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

it('names the argument of a text that is written in the document', () => {
  const document = parse(
    String.raw`mutation { save(input: { note: "a\u0000" }, name: "b") reply(body: """ok""") }`,
  );
  expect(unstorableLiterals(document)).toEqual([{ field: 'input.note', message }]);
});
