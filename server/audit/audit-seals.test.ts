import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { systemActor } from '../actor.ts';
import { allowErasure } from '../personal-data/allow-erasure.ts';
import { recordAudit } from './audit.ts';
import { sealAuditLog } from './seal-audit-log.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database });
});
afterAll(() => database.drop());

const write = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1)
    await recordAudit(test.makeScope(), {
      actor: systemActor,
      action: 'case.read',
      subject: 'case',
      subjectId: `case ${at}`,
      detail: { at },
    });
};
const seal = () => sealAuditLog.run(test.makeScope());
const verify = (keptSince = addDays(test.clock.now(), -1)) => verifyAuditLog(database.knex, keptSince);

/** Somebody with all rights in the database switches the triggers off. */
const behindItsBack = (sql: string): Promise<void> =>
  database.knex.transaction(async (tx) => {
    await tx.raw('set local session_replication_role = replica');
    await tx.raw(sql);
  });

beforeEach(async () => {
  await behindItsBack('delete from audit_seal');
  await emptyAuditLog(database.knex);
  await write(3);
  await seal();
  await write(2);
  await seal();
});

describe('the audit log', () => {
  it('only grows: nobody changes or deletes a row, and a seal never', async () => {
    const { knex } = database;
    await expect(knex('audit_log').update({ action: 'x' })).rejects.toThrow('append-only');
    await expect(knex('audit_log').delete()).rejects.toThrow('append-only');
    await expect(knex('audit_seal').delete()).rejects.toThrow('never changed or deleted');
    await expect(knex('audit_seal').update({ rows: 0 })).rejects.toThrow('never changed or deleted');
    await expect(knex.raw('truncate audit_log')).rejects.toThrow('append-only');
    await expect(knex.raw('truncate audit_seal')).rejects.toThrow('never changed or deleted');
    await expect(
      knex.transaction(async (tx) => {
        await allowErasure(tx);
        await tx('audit_log').update({ action: 'x' });
      }),
    ).rejects.toThrow('append-only');
  });

  it('is verified with every row under a seal, and sealing nothing new adds none', async () => {
    await seal();
    const { lastSeal, ...verdict } = await verify();
    expect(verdict).toEqual({ seals: 2, rows: 5, problems: [] });
    expect(lastSeal).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a changed row', `update audit_log set subject_id = 'another' where subject_id = 'case 1'`, 2],
    ['a removed row', `delete from audit_log where subject_id = 'case 2'`, 1],
    [
      'a removed newest row',
      'delete from audit_log where position = (select max(position) from audit_log)',
      1,
    ],
    [
      'a row under another time',
      `update audit_log set at = at - interval '1 second' where subject_id = 'case 2'`,
      1,
    ],
    [
      'a changed seal',
      `update audit_seal set seal = repeat('a', 64) where through = (select min(through) from audit_seal)`,
      2,
    ],
    ['a removed seal', 'delete from audit_seal where through = (select min(through) from audit_seal)', 2],
  ])('%s is found', async (_what, sql, count) => {
    await behindItsBack(sql);
    expect((await verify()).problems).toHaveLength(count);
  });

  it('rows that retention may have deleted are not missed, and the chain continues', async () => {
    const { knex } = database;
    await emptyAuditLog(knex);
    expect((await verify()).problems).toHaveLength(2);
    expect((await verify(addDays(test.clock.now(), 1))).problems).toEqual([]);
    await write(1);
    await seal();
    expect(await verify(addDays(test.clock.now(), 1))).toMatchObject({ seals: 3, problems: [] });
  });

  it('has one chain when processes seal it at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      await write(2);
      await Promise.all([seal(), write(2).then(seal), seal()]);
    }
    await seal();
    expect(await verify()).toMatchObject({ rows: 5 + 8 * 4, problems: [] });
  });

  it('a transaction that ends late is sealed later, and its rows are not lost', async () => {
    const late = await database.knex.transaction();
    await late('audit_log').insert({
      id: test.scope.ids.uuid(),
      action: 'case.read',
      subject: 'case',
      subject_id: 'late',
      actor_role: 'system',
      detail: '{}',
      at: test.clock.now(),
    });
    const sealing = seal();
    await late.commit();
    await sealing;
    await seal();
    expect(await verify()).toMatchObject({ rows: 6, problems: [] });
  });
});
