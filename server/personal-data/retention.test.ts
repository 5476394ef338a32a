import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { modules } from '#modules/index.ts';
import { rowsAbout, tablesWith } from '#test/harness/rows-about.ts';
import { openStoryHarness, type StoryHarness } from '#test/harness/whole-product.ts';
import { collectPersonalTables } from './collect.ts';
import { endRecords } from './end-records.ts';
import { accountsOf } from './records.ts';
import { retainRows } from './retain-rows.ts';

const tables = collectPersonalTables(modules);

let harness: StoryHarness;
let start: Date;
beforeAll(async () => {
  harness = await openStoryHarness();
  start = harness.clock.now();
});
afterAll(() => harness.close());

const retainAfter = async (days: number): Promise<void> => {
  harness.clock.set(addDays(start, days));
  await retainRows(tables).run(harness.makeScope());
};

const answers = (owner: { lead_id?: string; user_id?: string }, updatedAt: Date) => ({
  id: harness.scope.ids.uuid(),
  config_name: 'mini_quiz',
  config_version: 1,
  status: 'completed',
  content: JSON.stringify({}),
  site: 'thicket',
  revision: 1,
  history: JSON.stringify([]),
  created_at: updatedAt,
  updated_at: updatedAt,
  ...owner,
});

describe('rows whose time is over', () => {
  it('answers of visitors end after a year, also when they signed up; those of patients stay', async () => {
    const { knex, scope, established } = harness;
    const [oldLead, newLead] = [scope.ids.uuid(), scope.ids.uuid()];
    const newcomer = await harness.person('new@example.com');
    const ofPatient = await knex('quiz_response').where({ user_id: established.id }).pluck('id');
    expect(ofPatient.length).toBeGreaterThan(0);
    await knex('lead').insert([
      { id: oldLead, created_at: start, email: 'visitor@example.com', contact_at: start },
      { id: newLead, created_at: start },
    ]);
    await knex('quiz_response').insert([
      answers({ lead_id: oldLead }, start),
      answers({ lead_id: newLead }, addDays(start, 10)),
      answers({ user_id: newcomer.id }, start),
    ]);
    await retainAfter(365);
    expect(await knex('lead').where({ id: oldLead })).toHaveLength(1);
    await retainAfter(366);
    // The lead goes in the next pass, after its answers.
    await retainAfter(368);
    expect(await knex('lead').whereIn('id', [oldLead, newLead]).pluck('id')).toEqual([newLead]);
    expect(await knex('quiz_response').where({ lead_id: newLead })).toHaveLength(1);
    expect(await knex('quiz_response').where({ user_id: newcomer.id })).toEqual([]);
    expect(await tablesWith(knex, 'visitor@example.com')).toEqual([]);
    expect(await knex('quiz_response').whereIn('id', ofPatient).pluck('id')).toHaveLength(ofPatient.length);
  });

  it('events, letters, sessions and tries have ended by then; the log says how many rows, and nothing of them', async () => {
    const { knex } = harness;
    for (const table of ['outbox_event', 'event_delivery', 'web_session', 'payment_try', 'discount_code_try'])
      expect(await knex(table), table).toEqual([]);
    const mails = await knex('mail').whereNotNull('finished_at');
    expect(mails.length).toBeGreaterThan(0);
    for (const { recipient, subject, body } of mails)
      expect({ recipient, subject, body }).toEqual({ recipient: '', subject: '', body: '' });
    const [entry] = await knex('audit_log').where({ action: 'retention.ended', subject_id: 'outbox_event' });
    expect(entry).toMatchObject({
      actor_role: 'system',
      detail: { rule: 'outbox', rows: expect.any(Number) },
    });
  });

  it('one run of a rule has a limit, and the next one continues', async () => {
    const { knex, clock } = harness;
    const many = 20 * 500 + 1;
    await knex.raw(
      `insert into outbox_event (id, type, payload, at)
       select gen_random_uuid(), 'test', '{}', ?::timestamptz from generate_series(1, ?)`,
      [start, many],
    );
    // This one is still to be delivered.
    const waiting = { id: harness.scope.ids.uuid(), type: 'test', payload: '{}', at: start };
    await knex('outbox_event').insert(waiting);
    await knex.raw("select graphile_worker.add_job('deliver', '{}'::json, job_key := ?)", [waiting.id]);
    await retainAfter(400);
    expect(await knex('outbox_event').count('* as n').first()).toEqual({ n: 2 });
    await retainRows(tables).run(harness.makeScope());
    expect(await knex('outbox_event').pluck('id')).toEqual([waiting.id]);
    expect(await knex('retention_run').where({ rule: 'outbox_event:outbox' }).pluck('done_at')).toEqual([
      clock.now(),
    ]);
  });

  it('network addresses that sent a wrong token are forgotten after a week', async () => {
    const { knex, scope } = harness;
    const at = addDays(start, 400);
    await knex('api_token_try').insert({ id: scope.ids.uuid(), address: '192.0.2.1', at });
    await retainAfter(407);
    expect(await knex('api_token_try')).toHaveLength(1);
    await retainAfter(409);
    expect(await knex('api_token_try')).toEqual([]);
  });

  it('every rule finds what is due by an index', async () => {
    const plans = await harness.knex.transaction(async (tx) => {
      await tx.raw('set local enable_seqscan = off');
      const all: string[] = [];
      for (const { table, rows = [] } of tables)
        for (const { after, where = 'true' } of rows) {
          const sql = `select from ${table} where ${after} < '2020-01-01' and (${where}) order by ${after} limit 500`;
          const { rows: lines } = await tx.raw<{ rows: readonly Record<string, string>[] }>(`explain ${sql}`);
          all.push(`${table}: ${lines.map((line) => Object.values(line).join()).join('\n')}`);
        }
      return all;
    });
    expect(plans.length).toBeGreaterThan(20);
    expect(plans.filter((plan) => new RegExp(`Seq Scan on ${plan.split(':')[0]}\\b`).test(plan))).toEqual([]);
  });

  it('rows to which only may be added stay safe from everything else', async () => {
    const { knex } = harness;
    await expect(knex('consent').delete()).rejects.toThrow('append-only');
    await expect(knex('decision_record').delete()).rejects.toThrow('never changed or deleted');
    await expect(
      knex.transaction(async (tx) => {
        await tx.raw(`select set_config('thicket.erasure', 'on', true)`);
        await tx('patient_fact').update({ reason: 'changed' });
      }),
    ).rejects.toThrow('never changed or deleted');
  });
});

describe('the record of a patient', () => {
  it('is complete until ten years after its last entry, and gone the day after', async () => {
    const { knex, scope, clock, established, store } = harness;
    const person = await accountsOf(knex, established.id);
    const before = await rowsAbout(knex, tables, person);
    const [{ object_key: photo }] = await knex('progress_photo').where({ user_id: established.id });
    const [row] = await knex('person').where({ id: established.id });
    await store.put(photo, Buffer.from('a photo'), 'image/webp');
    expect(before.size).toBeGreaterThan(30);
    const run = () => endRecords(tables).run(harness.makeScope());

    clock.set(addDays(start, 9 * 365));
    await run();
    expect(await rowsAbout(knex, tables, person)).toEqual(before);
    expect(await store.get(photo)).not.toBeNull();

    // Its prescription was valid for some time after the last visit.
    clock.set(addDays(start, 12 * 365));
    await run();
    const left = await rowsAbout(knex, tables, person);
    expect([...left.keys()].filter(({ end }) => end === 'delete')).toEqual([]);
    expect(await store.get(photo)).toBeNull();
    for (const word of [row.email, row.last_name, row.phone, row.street_address1])
      expect(await tablesWith(knex, word), word).toEqual([]);
    expect(
      await knex('audit_log').where({ action: 'retention.record_ended', subject_id: established.id }),
    ).toMatchObject([{ detail: { record: 'medical' } }]);
    await run();
    expect(await scope.db('erasure').where({ person_id: established.id })).toHaveLength(1);
  });

  it('the books add up as before', async () => {
    const { knex } = harness;
    const { rows } = await knex.raw('select sum(amount)::int as sum from journal_posting');
    expect(rows).toEqual([{ sum: 0 }]);
    expect(await knex('invoice').where({ user_id: harness.established.id })).not.toEqual([]);
  });
});
