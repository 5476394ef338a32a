import { describe, expect, it } from 'vitest';
import { formatMoment } from '#kernel/moments.ts';
import { outcomes } from '#modules/eligibility/domain/outcome.ts';
import { counted, kindLabel, outcomeBadge, waitingLabel } from './case-labels.ts';

describe('waiting time', () => {
  it.each([
    [0, 'under 1 h'],
    [1, '1 h'],
    [23, '23 h'],
    [24, '1 day'],
    [27, '1 day 3 h'],
    [48, '2 days'],
    [73, '3 days 1 h'],
  ])('%i hours is %s', (hours, words) => expect(waitingLabel(hours)).toBe(words));
});

it('has its own label for every rule outcome', () => {
  const words = outcomes.map((outcome) => outcomeBadge(outcome).label);
  expect(words).toEqual([
    'Emergency',
    'Stop',
    'Alternative',
    'Review',
    'Dose limit',
    'Counseled',
    'No flags',
  ]);
  expect(outcomeBadge('stop').tone).toBe('danger');
  expect(outcomeBadge('new_outcome')).toEqual({ tone: 'neutral', label: 'New outcome' });
});

it('formats kinds, counts and times for people', () => {
  expect(kindLabel('initial')).toBe('New visit');
  expect(kindLabel('annual_check_in')).toBe('Annual check in');
  expect(counted(1, 'flag', 'flags')).toBe('1 flag');
  expect(counted(0, 'flag', 'flags')).toBe('0 flags');
  expect(formatMoment('2026-11-20T00:05:00.000Z')).toBe('November 19, 2026, 7:05 PM EST');
});
