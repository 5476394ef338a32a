import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl, onServer } from '#test/harness/on-server.ts';
import { testScope } from '#test/harness/scope.ts';
import { systemActor } from '../actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { sealAuditLog } from '../audit/seal-audit-log.ts';
import { verifyAuditLog } from '../audit/verify-audit-log.ts';
import { StartProblem } from '../errors/start-problem.ts';
import { allowErasure } from '../personal-data/allow-erasure.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { requireOrdinaryRole } from './require-ordinary-role.ts';

/** The roles that deploy/roles.sql makes, under names of their own: roles belong to the whole server. */
const serverUrl = inject('testServerUrl');
const id = randomBytes(5).toString('hex');
const name = `test_${Math.floor(Date.now() / 1000)}_${id}`;
const owner = `thicket_${id}_owner`;
const ordinary = `thicket_${id}`;

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

const urlAs = (role: string): string => {
  const url = new URL(databaseUrl(serverUrl, name));
  url.username = role;
  url.password = id;
  return url.href;
};

let superuser: Knex;
let pool: Knex;

beforeAll(async () => {
  const sql = await readFile(join(import.meta.dirname, '../../deploy/roles.sql'), 'utf8');
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  superuser = createPool(databaseUrl(serverUrl, name), { max: 1 });
  await superuser.raw(sql.replaceAll(/\bthicket(?=_owner|\b)/g, ordinary));
  for (const role of [owner, ordinary]) await superuser.raw(`alter role ${role} password '${id}'`);
  await migrate(urlAs(owner), log);
  pool = createPool(urlAs(ordinary), { max: 4 });
});
afterAll(async () => {
  await pool?.destroy();
  await superuser?.destroy();
  await onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    for (const role of [owner, ordinary]) await client.query(`drop role if exists ${role}`);
  });
});

const scope = () => testScope({ knex: pool, url: urlAs(ordinary) }).makeScope();
const write = (): Promise<void> =>
  recordAudit(scope(), {
    actor: systemActor,
    action: 'case.read',
    subject: 'case',
    subjectId: 'x',
    detail: {},
  });

describe('the database role of the process', () => {
  it('starts on a migrated database, and writes, seals, verifies and ages the audit log', async () => {
    await requireOrdinaryRole(pool, log);
    expect(await migrate(urlAs(ordinary), log)).toEqual([]);
    await write();
    await sealAuditLog.run(scope());
    expect(await verifyAuditLog(pool, new Date(0))).toMatchObject({ seals: 1, rows: 1, problems: [] });
    await pool.transaction(async (tx) => {
      await allowErasure(tx);
      expect(await tx('audit_log').delete()).toBe(1);
    });
    expect(lines).toEqual([]);
  });

  it('puts jobs into the queue and takes them out', async () => {
    await pool.raw(`select graphile_worker.add_job('nothing', '{}')`);
    const { rows } = await pool.raw('select count(*) from graphile_worker._private_jobs');
    expect(rows).toEqual([{ count: 1 }]);
    expect(await pool('graphile_worker._private_jobs').delete()).toBe(1);
  });

  it.each([
    ['empty it', 'truncate audit_log', 'permission denied'],
    ['change it', `update audit_log set action = 'x'`, 'append-only'],
    ['delete from it', 'delete from audit_log', 'append-only'],
    [
      'switch off its triggers',
      'alter table audit_log disable trigger audit_log_only_added',
      'must be owner of table',
    ],
    ['step around its triggers', 'set session_replication_role = replica', 'permission denied'],
    ['drop it', 'drop table audit_log', 'must be owner of table'],
    ['change its seals', 'update audit_seal set rows = 0', 'never changed or deleted'],
    ['empty its seals', 'truncate audit_seal', 'permission denied'],
    ['make tables', 'create table mine (id int)', 'permission denied for schema public'],
    ['read files of the server', `select pg_read_file('PG_VERSION')`, 'permission denied'],
    ['run programs on the server', `copy audit_log from program 'true'`, 'permission denied'],
  ])('cannot %s', async (_what, sql, refusal) => {
    await write();
    await sealAuditLog.run(scope());
    await expect(pool.raw(sql)).rejects.toThrow(refusal);
  });
});

describe('a start in production', () => {
  it('as a superuser is refused in plain words', async () => {
    const refused = requireOrdinaryRole(superuser, log);
    await expect(refused).rejects.toBeInstanceOf(StartProblem);
    await expect(refused).rejects.toThrow(/^DATABASE_URL: "\w+" is a superuser of the database server\./);
  });

  it('as the owner of the tables leaves a warning', async () => {
    const owners = createPool(urlAs(owner), { max: 1 });
    try {
      await requireOrdinaryRole(owners, log);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 40, role: owner, msg: 'the database role owns the tables, and could change the audit log' },
      ]);
    } finally {
      lines.length = 0;
      await owners.destroy();
    }
  });

  it('with a server that does not answer is refused as at any start', async () => {
    const nobody = createPool('postgres://127.0.0.1:1/thicket', { max: 1 });
    try {
      await expect(requireOrdinaryRole(nobody, log)).rejects.toThrow(
        'The database cannot be used: connect ECONNREFUSED',
      );
    } finally {
      await nobody.destroy();
    }
  });
});
