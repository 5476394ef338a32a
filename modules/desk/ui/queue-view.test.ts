import { describe, expect, it } from 'vitest';
import { row } from './desk-case.fixture.ts';
import { isOverdue, nextCaseAfter, parseFilter, queueFilters, queueFor } from './queue-view.ts';

const untaken = row({ consultationId: 'untaken', status: 'submitted', assignedTo: null, isMine: false });
const mine = row({ consultationId: 'mine', unreadFromPatient: 2 });
const theirs = row({ consultationId: 'theirs', assignedTo: 'Jonas Weber, MD', isMine: false });
const asked = row({ consultationId: 'asked', status: 'needs_info' });
const emergency = row({
  consultationId: 'emergency',
  status: 'not_a_match',
  strongestOutcome: 'emergency',
  assignedTo: null,
  isMine: false,
});
const rows = [emergency, theirs, untaken, mine, asked];

describe('views of the queue keep the order of the server', () => {
  it.each([
    ['waiting', ['emergency', 'theirs', 'untaken', 'mine']],
    ['mine', ['mine', 'asked']],
    ['reply', ['mine']],
    ['all', ['emergency', 'theirs', 'untaken', 'mine', 'asked']],
  ] as const)('%s', (filter, ids) =>
    expect(queueFor(rows, filter).map((one) => one.consultationId)).toEqual(ids),
  );

  it('reads the view from the address and falls back to the first', () => {
    expect(queueFilters.map(parseFilter)).toEqual(queueFilters);
    expect([parseFilter(undefined), parseFilter('constructor')]).toEqual(['waiting', 'waiting']);
  });
});

describe('a late case', () => {
  it.each([
    ['in_review', 23, false],
    ['in_review', 24, true],
    ['submitted', 25, true],
    ['needs_info', 100, false],
    ['plan_proposed', 100, false],
  ])('%s after %i hours: %s', (status, waitingHours, late) =>
    expect(isOverdue(row({ status, waitingHours }))).toBe(late),
  );
});

describe('the next case', () => {
  it('is the first waiting case that no colleague has', () => {
    expect(nextCaseAfter(rows, 'emergency')?.consultationId).toBe('untaken');
    expect(nextCaseAfter([theirs, mine], 'untaken')?.consultationId).toBe('mine');
  });

  it('is null when only this case, a colleague’s cases or cases waiting for the patient are left', () => {
    expect(nextCaseAfter([theirs, mine, asked], 'mine')).toBeNull();
  });
});
