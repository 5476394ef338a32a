import { describe, expect, it } from 'vitest';
import { breakingChanges, undatedDeprecations } from './breaking-changes.ts';

const released =
  'type Query { cat(id: ID!): Cat } type Cat { id: ID! name: String color: Color } enum Color { RED BLUE }';
const TODAY = '2026-11-28';

describe('changes that break programs', () => {
  it.each([
    ['a removed field', released.replace('name: String', ''), 'Field Cat.name was removed.'],
    ['a removed type', 'type Query { dog: Int }', 'Field Query.cat was removed.'],
    ['another type of a field', released.replace('name: String', 'name: Int'), 'Cat.name changed type'],
    [
      'a field that may be null now',
      released.replace('type Cat { id: ID!', 'type Cat { id: ID'),
      'Cat.id changed type',
    ],
    [
      'a new required argument',
      released.replace('(id: ID!)', '(id: ID!, of: ID!)'),
      'required argument Query.cat(of:)',
    ],
    ['a removed value', released.replace('BLUE', ''), 'Enum value Color.BLUE was removed.'],
  ])('are found: %s', (_what, present, sentence) => {
    expect(breakingChanges(released, present, TODAY).join('\n')).toContain(sentence);
  });

  it('are none when a field, a type or an argument with a default is added', () => {
    const present = released
      .replace('name: String', 'name(short: Boolean = false): String owner: Owner')
      .concat(' type Owner { id: ID! }');
    expect(breakingChanges(released, present, TODAY)).toEqual([]);
  });

  it('a deprecated field may go after its day, with the type that only it led to', () => {
    const marked = released.replace(
      'color: Color',
      'color: Color @deprecated(reason: "Use name. Removed after 2026-11-30.")',
    );
    const present = 'type Query { cat(id: ID!): Cat } type Cat { id: ID! name: String }';
    expect(breakingChanges(marked, present, '2026-11-30')).not.toEqual([]);
    expect(breakingChanges(marked, present, '2026-12-01')).toEqual([]);
  });
});

it('a deprecation without a day is found', () => {
  const sdl = `type Query {
    a: Int @deprecated(reason: "Use b. Removed after 2027-11-30.")
    b(old: Int @deprecated(reason: "Use new.")): Int
    c: Int @deprecated
  }`;
  expect(undatedDeprecations(sdl)).toEqual(['old', 'c']);
});
