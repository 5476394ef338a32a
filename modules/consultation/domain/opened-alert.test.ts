import { expect, it } from 'vitest';
import { isAlertOpen, openedAlert } from './opened-alert.ts';

const before = new Date('2026-11-20T10:00:00Z');
const now = new Date('2026-11-20T10:20:00Z');

it.each([
  ['a visit without an emergency', null, null, false],
  ['an emergency that a clinician closed', before, before, false],
  ['an open emergency', before, null, true],
])('%s: %s, closed %s', (_, alertAt, alertHandledAt, isOpen) => {
  const visit = { alertAt, alertHandledAt };
  expect(isAlertOpen(visit)).toBe(isOpen);
  expect({ ...visit, ...openedAlert(visit, now) }).toEqual({
    alertAt: isOpen ? before : now,
    alertHandledAt: null,
  });
});
