import { describe, expect, it } from 'vitest';
import { z as full } from 'zod';
import * as mini from 'zod/mini';
import { inputObject } from './input-object.ts';
import { fieldProblems, readInput } from './read-input.ts';

const schemas = {
  'zod/mini, as the browser has it': mini.object({
    name: mini.string('Enter a name.').check(mini.trim(), mini.minLength(1, 'Enter a name.')),
    address: mini.object({ city: mini.string('Enter a city.') }),
    choices: mini.array(mini.enum(['a', 'b'], 'Choose from the list.'), 'Choose from the list.'),
  }),
  'zod, as the server has it': full.object({
    name: full.string('Enter a name.').trim().min(1, 'Enter a name.'),
    address: full.object({ city: full.string('Enter a city.') }),
    choices: full.array(full.enum(['a', 'b'], 'Choose from the list.'), 'Choose from the list.'),
  }),
};

describe.each(Object.entries(schemas))('readInput with %s', (_, schema) => {
  it('returns what the schema returns for valid input, without unknown keys', () => {
    const input = { name: ' Sam ', address: { city: 'Austin', zip: 1 }, choices: ['a'], extra: true };
    expect(readInput(schema, input)).toEqual({
      ok: true,
      value: { name: 'Sam', address: { city: 'Austin' }, choices: ['a'] },
    });
  });

  it('names every invalid field by its path once, in the order of the schema; the first is the summary', () => {
    expect(readInput(schema, { name: 4, address: {}, choices: ['a', 'x', null] })).toEqual({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        message: 'Enter a name.',
        fields: [
          { field: 'name', message: 'Enter a name.' },
          { field: 'address.city', message: 'Enter a city.' },
          { field: 'choices', message: 'Choose from the list.' },
        ],
      },
    });
  });

  it('puts the path of the input before each field', () => {
    const read = readInput(schema, { name: '', address: { city: 1 }, choices: 'a' }, 'input');
    expect(read.ok ? [] : read.failure.fields.map(({ field }) => field)).toEqual([
      'input.name',
      'input.address.city',
      'input.choices',
    ]);
  });
});

it('readInput names a single value by the given path', () => {
  expect(readInput(mini.string('Write something.'), null, 'reason')).toMatchObject({
    failure: { fields: [{ field: 'reason', message: 'Write something.' }] },
  });
});

it('fieldProblems keeps only the first problem of a field', () => {
  expect(
    fieldProblems([
      { path: ['a'], message: 'one' },
      { path: ['b', 0, 'c'], message: 'two' },
      { path: ['a'], message: 'three' },
    ]),
  ).toEqual([
    { field: 'a', message: 'one' },
    { field: 'b.c', message: 'two' },
  ]);
});

it.each([undefined, null, 'text', 7, true, [], [{ a: 'x' }], () => 1])(
  'inputObject reads %j as an object without fields',
  (input) => {
    const read = readInput(inputObject({ a: mini.string('Enter a.'), b: mini.string('Enter b.') }), input);
    expect(read.ok ? [] : read.failure.fields.map(({ field }) => field)).toEqual(['a', 'b']);
  },
);

it('inputObject ignores properties of a hostile prototype', () => {
  const input: unknown = JSON.parse('{"a":"x","__proto__":{"admin":true},"constructor":{}}');
  const read = readInput(inputObject({ a: mini.string() }), input);
  expect(read).toEqual({ ok: true, value: { a: 'x' } });
  expect(read.ok && 'admin' in read.value).toBe(false);
});
