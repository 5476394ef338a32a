import { describe, expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { peopleSearch, typedPerson } from './people-search.ts';

const id = '0b6cdd24-1c3f-4b0e-9d3c-6a5d4e3f2a1b';

describe('what an operator types', () => {
  it.each([
    ['Adam M.', { by: 'name', words: ['adam', 'm'] }],
    ['  rivera  ', { by: 'name', words: ['rivera'] }],
    ['Adam@Example.com', { by: 'email', email: 'adam@example.com' }],
    ['(212) 555-0142', { by: 'phone', phone: '2125550142' }],
    ['+1 212 555 0142', { by: 'phone', phone: '2125550142' }],
    ['t-10001', { by: 'order', number: 'T-10001' }],
    [id.toUpperCase(), { by: 'id', id }],
  ])('%s is read as %j', (text, wanted) => {
    expect(typedPerson(text)).toEqual(wanted);
    expect(readInput(peopleSearch, { text }).ok).toBe(true);
  });

  it.each([
    ['', 'Please write something.'],
    ['a', 'Write at least two letters of a name.'],
    ['a b c', 'Write at least two letters of a name.'],
    ['adam@', 'Write a whole email address.'],
    ['555-0142', 'Write all ten digits of a phone number.'],
  ])('"%s" is refused: %s', (text, message) => {
    const read = readInput(peopleSearch, { text });
    expect(read.ok ? [] : read.failure.fields).toEqual([{ field: 'text', message }]);
  });
});
