import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiActs } from './api-acts.ts';
import { openScenarios, type Scenarios } from './patients.ts';
import { screensOf } from './screens-of.ts';
import { liveThreeYears } from './three-years.ts';

let s: Scenarios;
beforeAll(async () => {
  s = await openScenarios();
});
afterAll(() => s?.close());

it('three years of one patient, on two devices: every screen says what the tables say, and every charge was announced', async () => {
  const patient = await s.newPatient();
  const began = s.clock.now();
  const steps: string[] = [];
  await liveThreeYears({
    patient,
    acts: apiActs,
    rows: async (sql) =>
      (await s.knex.raw(sql.replaceAll('$1', ':patient'), { patient: patient.user.id })).rows,
    read: () => screensOf(patient.reads),
    pass: (days) => s.daysPass(days, 5),
    step: async (name, act) => {
      steps.push(name);
      await act();
    },
  });
  expect(steps.filter((name) => name.startsWith('renews'))).toHaveLength(2);
  expect(steps.filter((name) => name.startsWith('checks in'))).toHaveLength(2);
  const rows = await s.knex('renewal').where({ user_id: patient.user.id }).orderBy('created_at');
  // A move ends what was open then.
  expect(rows.filter(({ status }) => status !== 'canceled')).toMatchObject([
    { kind: 'annual', status: 'approved' },
    { kind: 'renewal', status: 'approved' },
    { kind: 'renewal', status: 'approved' },
  ]);
  const answered = await s.knex('check_in').where({ user_id: patient.user.id, result: 'normal' });
  expect(answered).toHaveLength(2);
  expect((s.clock.now().getTime() - began.getTime()) / 86_400_000).toBeGreaterThan(1095);
}, 400_000);
