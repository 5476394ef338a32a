import { describe, expect, it } from 'vitest';
import { isOnLeave, standInOf } from './stand-in-of.ts';

const leave = (isNow: boolean, coverId: string | null = null) => ({ isNow, coverId });
const ana = { id: 'ana', states: ['NY'], leaves: [leave(true, 'bo'), leave(false, 'cy')] };
const bo = { id: 'bo', states: ['NY', 'TX'], leaves: [leave(false, 'ana')] };
const cy = { id: 'cy', states: ['NY'], leaves: [leave(true)] };

it('on leave is who has a leave that has begun', () => {
  expect([ana, bo, cy].map(isOnLeave)).toEqual([true, false, true]);
});

describe('instead of a clinician is asked', () => {
  const idOf = (clinicianId: string | null, states = ['NY'], working = [ana, bo, cy]) =>
    standInOf(clinicianId, working, states)?.id ?? null;

  it('they themselves while they are not on leave, also before a leave', () => {
    expect(idOf('bo')).toBe('bo');
  });

  it('the colleague who covers during a leave', () => {
    expect(idOf('ana')).toBe('bo');
  });

  it.each<[string, string | null]>([
    ['nobody covers', idOf('cy')],
    ['the colleague does not work here any more', idOf('ana', ['NY'], [ana, cy])],
    ['the colleague is not licensed in every state', idOf('ana', ['NY', 'CA'])],
    ['the colleague is on leave too', idOf('ana', ['NY'], [ana, { ...bo, leaves: [leave(true, 'cy')] }, cy])],
    ['they do not work here', idOf('dee')],
    ['nobody has the visit', idOf(null)],
  ])('nobody, when %s', (_, found) => {
    expect(found).toBeNull();
  });
});
