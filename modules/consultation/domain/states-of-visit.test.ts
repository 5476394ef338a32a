import { expect, it } from 'vitest';
import { statesOfVisit } from './states-of-visit.ts';

it.each([
  ['at home', { shipState: 'NY', answers: { state: 'NY' } }, ['NY']],
  ['elsewhere', { shipState: 'NY', answers: { state: 'TX' } }, ['NY', 'TX']],
  ['without an answer', { shipState: 'NY', answers: {} }, ['NY']],
  ['before there are answers', { shipState: 'NY', answers: null }, ['NY']],
])('a patient %s', (_, visit, states) => expect(statesOfVisit(visit)).toEqual(states));
