import { describe, expect, it } from 'vitest';
import { type DeskTask, deadlineOf, deadlineRows, deskTasks, isDeskTask, isLate } from './desk-task.ts';

const since = new Date('2026-11-23T08:00:00Z');
const hoursLater = (hours: number): Date => new Date(since.getTime() + hours * 3_600_000);

describe('the deadline of a task', () => {
  it.each([
    ['emergency', 0],
    ['alarming_message', 1],
    ['correction', 4],
    ['hold', 8],
    ['missed_call', 4],
    ['new_visit', 24],
    ['photos_missing', 24],
    ['call', 24],
    ['message', 24],
    ['renewal', 36],
    ['check_in', 48],
    ['titration', 48],
    ['duplicate', 72],
  ] satisfies [DeskTask, number][])('%s: %i hours after its cause', (task, hours) => {
    const due = deadlineOf(task, since);
    expect(due).toEqual(hoursLater(hours));
    expect(isLate(task, due, new Date(due.getTime() - 1))).toBe(false);
    expect(isLate(task, due, due)).toBe(true);
  });

  it.each([
    ['new_visit', 23, false],
    ['new_visit', 24, true],
    ['new_visit', 25, true],
    ['patient', 100, false],
    ['patient', 1_000, false],
  ] satisfies [DeskTask, number, boolean][])('%s after %i hours is late: %s', (task, hours, late) =>
    expect(isLate(task, deadlineOf(task, since), hoursLater(hours))).toBe(late),
  );
});

it('emergencies come first, and cases that wait for the patient last', () => {
  const rankOf = (wanted: DeskTask) => deadlineRows.find(([task]) => task === wanted)?.[1];
  expect(rankOf('emergency')).toBe(0);
  expect(rankOf('alarming_message')).toBe(1);
  expect(rankOf('patient')).toBe(3);
  for (const task of deskTasks)
    if (!['emergency', 'alarming_message', 'patient'].includes(task)) expect(rankOf(task), task).toBe(2);
});

it('accepts only known task names', () => {
  expect(deskTasks.every(isDeskTask)).toBe(true);
  for (const text of ['', 'constructor', 'Emergency']) expect(isDeskTask(text)).toBe(false);
});
