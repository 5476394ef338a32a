import type { SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import { auditSealRepository, FIRST_SEAL, hashRows, sealOf } from './audit-seals.ts';

/** Rows of one seal, and seals of one run. */
const MOST_ROWS = 10_000;
const MOST_SEALS = 20;

/** Seals what follows the last seal, up to a position; false when nothing does. */
const sealNext = (scope: Scope, limit: string): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const seals = auditSealRepository(tx.db);
    await seals.lock();
    const last = await seals.last();
    const after = last?.through ?? '0';
    const next = await seals.positionAfter(after, MOST_ROWS);
    if (next === null) return false;
    const through = BigInt(next) < BigInt(limit) ? next : limit;
    const rows = await hashRows(tx.db, after, through);
    if (!rows) return false;
    await seals.add({ ...rows, seal: sealOf(last?.seal ?? FIRST_SEAL, rows) }, tx.clock.now());
    return true;
  });

/**
 * Seals the new rows of the audit log, once a minute. Only reading the last position holds a lock against writers, for a
 * moment; rows are hashed afterwards, so that writing them costs nothing more than before.
 */
export const sealAuditLog: SweepDefinition = {
  id: 'audit.seal',
  due: (scope) => [auditSealRepository(scope.db).unsealed()],
  run: async (scope) => {
    const limit = await scope.transaction((tx) => auditSealRepository(tx.db).lastPosition());
    for (let seals = 0; seals < MOST_SEALS; seals += 1) if (!(await sealNext(scope, limit))) return;
  },
};
