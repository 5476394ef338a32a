import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { DemoClock } from './demo-clock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.knex('demo_clock').update({ ahead_ms: 0 });
});
afterAll(() => database.drop());

const DAY = 86_400_000;
const start = '2026-11-20T12:00:00Z';
const demoClock = (base = new ManualClock(start)) => new DemoClock(database.knex, base);

it('returns the machine time plus the advance', async () => {
  const base = new ManualClock(start);
  const clock = demoClock(base);
  expect(clock.now()).toEqual(new Date(start));
  await clock.advance(90 * DAY);
  expect(clock.now()).toEqual(new Date('2027-02-18T12:00:00Z'));
  base.advance(1_000);
  expect(clock.now()).toEqual(new Date('2027-02-18T12:00:01Z'));
});

it('adds the advances of several processes and keeps them after a restart', async () => {
  const one = demoClock();
  const other = demoClock();
  await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).advance(DAY)));
  await Promise.all([one.refresh(), other.refresh()]);
  const restarted = demoClock();
  await restarted.refresh();
  for (const clock of [one, other, restarted]) expect(clock.now()).toEqual(new Date('2026-11-30T12:00:00Z'));
});

it('follows another process within about a second', async () => {
  const follower = demoClock();
  await follower.start(pino({ level: 'silent' }));
  try {
    await demoClock().advance(DAY);
    await expect.poll(() => follower.now()).toEqual(new Date('2026-11-21T12:00:00Z'));
  } finally {
    follower.stop();
  }
});

it('never runs backwards', async () => {
  const base = new ManualClock(start);
  const clock = demoClock(base);
  await clock.advance(DAY);
  const before = clock.now();
  base.advance(-3_600_000);
  await database.knex('demo_clock').update({ ahead_ms: 0 });
  await clock.refresh();
  expect(clock.now()).toEqual(before);
});

it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses to advance by %s', async (ms) => {
  await expect(demoClock().advance(ms)).rejects.toThrow(RangeError);
});
