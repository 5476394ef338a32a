import { beforeEach, describe, expect, it } from 'vitest';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { weeklyCheckIns } from './repositories/weekly-check-ins.ts';

const harness = await openFileHarness({ modules: careModules, forgetsPatients: true });
const counted = (from = '2026-11-02') =>
  weeklyCheckIns(harness.makeScope().read, { from, now: harness.clock.now() });

/** Noon on the East Coast, on a Friday. */
beforeEach(() => harness.clock.set('2026-11-20T17:00:00Z'));

interface Given {
  readonly due: string;
  readonly result?: 'normal' | 'flagged' | 'urgent' | 'missed' | 'renewed';
  readonly form?: 'check_in' | 'early';
  readonly drugTypes?: readonly string[];
  readonly answers?: object;
}
/** A check-in that was due at an instant, with what came of it. */
const checkIn = async ({ due, result, form = 'check_in', drugTypes, answers = {} }: Given): Promise<void> => {
  const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
  await harness
    .knex('consultation')
    .where({ id: consultationId })
    .update({ answers: JSON.stringify(answers), drug_types: drugTypes ?? ['finasteride'] });
  await harness.knex('check_in').insert({
    ...{ consultation_id: consultationId, user_id: user.id, form, asks_reading: false },
    ...{ opened_at: due, due_at: due, closed_at: result ? due : null, result: result ?? null },
  });
};

describe('check-ins by the week in which they were due', () => {
  it('counts answers, what is overdue and what ended without one, by Mondays in Eastern time', async () => {
    await checkIn({ due: '2026-11-10T12:00:00Z', result: 'normal' });
    await checkIn({ due: '2026-11-12T12:00:00Z', result: 'urgent' });
    await checkIn({ due: '2026-11-11T12:00:00Z', result: 'missed' });
    // Eleven in the evening of Sunday.
    await checkIn({ due: '2026-11-16T04:00:00Z' });
    await checkIn({ due: '2026-11-18T12:00:00Z' });
    expect((await counted()).toSorted((a, b) => a.day.localeCompare(b.day))).toEqual([
      { day: '2026-11-09', answered: 2, overdue: 1, missed: 1, withSideEffects: 0 },
      { day: '2026-11-16', answered: 0, overdue: 1, missed: 0, withSideEffects: 0 },
    ]);
  });

  it('leaves out what is not due yet, what was due before, and what a renewal asked', async () => {
    await checkIn({ due: '2026-11-21T12:00:00Z' });
    await checkIn({ due: '2026-11-01T12:00:00Z', result: 'normal' });
    await checkIn({ due: '2026-11-10T12:00:00Z', result: 'renewed' });
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['a side effect of a medicine for hair', { answers: { side_effects: ['dizziness'] } }, 1],
    ['none', { answers: { side_effects: ['none'] } }, 0],
    ['nothing chosen', { answers: { side_effects: [] } }, 0],
    ['no answer', { answers: { side_effects: null } }, 0],
    [
      'a side effect of a medicine for erections',
      { drugTypes: ['tadalafil'], answers: { ed_side_effects: ['headache'] } },
      1,
    ],
    [
      'an earlier answer about another medicine, which was not asked again',
      { drugTypes: ['tadalafil'], answers: { ed_side_effects: ['none'], side_effects: ['scalp'] } },
      0,
    ],
  ])('%s', async (_, given, withSideEffects) => {
    await checkIn({ due: '2026-11-10T12:00:00Z', result: 'flagged', ...given });
    expect(await counted()).toEqual([
      { day: '2026-11-09', answered: 1, overdue: 0, missed: 0, withSideEffects },
    ]);
  });
});
