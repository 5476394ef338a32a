import { expect, it } from 'vitest';
import { type Duplicate, decisionText, keepChoices, sharedText } from './duplicate-view.ts';

const pair: Duplicate = {
  id: 'd',
  status: 'open',
  shared: ['name'],
  foundAt: '2026-11-20T12:00:00.000Z',
  name: 'Sam Rivera',
  email: 'sam@example.com',
  dob: null,
  takes: [],
  openStops: [],
  cases: [],
  keepsThis: null,
  mayKeepThis: true,
  mayKeepOther: false,
  decidedAt: null,
  decidedBy: 'Maya Okafor',
  decisionReason: null,
};

it.each([
  [['card'], 'Same card'],
  [['last_name', 'birth_date'], 'Same last name and birth date'],
  [['name', 'phone', 'address'], 'Same name, phone and shipping address'],
])('%j: %s', (shared, text) => expect(sharedText(shared)).toBe(text));

it('says who decided, and which account stays', () => {
  expect(decisionText(pair)).toBeNull();
  expect(decisionText({ ...pair, status: 'dismissed' })).toBe('Maya Okafor: two people.');
  expect(decisionText({ ...pair, status: 'merged', keepsThis: true })).toContain('this one stays');
  expect(decisionText({ ...pair, status: 'merged', keepsThis: false })).toContain('that one stays');
});

it('offers to keep an account only when nothing runs in the other one', () => {
  expect(keepChoices(pair)).toEqual([{ value: 'this', label: 'The account of this case' }]);
  expect(keepChoices({ ...pair, mayKeepThis: false })).toEqual([]);
  expect(keepChoices({ ...pair, mayKeepOther: true }).map(({ value }) => value)).toEqual(['this', 'other']);
});
