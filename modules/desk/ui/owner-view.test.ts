import { expect, it } from 'vitest';
import { mayGive } from './owner-view.ts';

const jonas = 'Jonas Weber, MD';

it.each([
  ['in_review', jonas, true, false, true, true],
  ['assigned', jonas, true, false, true, true],
  ['submitted', null, false, false, true, false],
  ['in_review', jonas, false, false, false, false],
  ['in_review', jonas, false, true, true, true],
  ['submitted', null, false, true, true, false],
  ['needs_info', jonas, true, false, true, false],
  ['plan_proposed', jonas, false, true, true, false],
  ['approved', jonas, true, false, false, false],
  ['canceled', null, false, true, false, false],
])(
  'a case that is %s, with %s, mine %s, as an operator %s',
  (status, assignedTo, isMine, isOperator, given, released) => {
    const row = { status, assignedTo, isMine };
    expect([mayGive(row, 'hand_over', isOperator), mayGive(row, 'release', isOperator)]).toEqual([
      given,
      released,
    ]);
  },
);
