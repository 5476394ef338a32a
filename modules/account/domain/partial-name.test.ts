import { expect, it } from 'vitest';
import { partialName } from './partial-name.ts';

it.each([
  [{ firstName: 'Adam', lastName: 'Miller' }, 'Adam M.'],
  [{ firstName: ' Mary Ann ', lastName: ' de Vries' }, 'Mary Ann d.'],
  [{ firstName: 'Zoë', lastName: '𝒳avier' }, 'Zoë 𝒳.'],
  [{ firstName: 'Adam', lastName: null }, 'Adam'],
  [{ firstName: null, lastName: 'Miller' }, 'M.'],
  [{ firstName: ' ', lastName: '' }, null],
  [{ firstName: null, lastName: null }, null],
])('of %j staff read %s in lists', (name, partial) => {
  expect(partialName(name)).toBe(partial);
});
