import type { Knex } from 'knex';
import { auditSealRepository, FIRST_SEAL, hashRows, sealOf } from './audit-seals.ts';

/** What was checked, and what is wrong, as sentences; no problems when the log is as it was written. */
export interface AuditVerdict {
  readonly seals: number;
  readonly rows: number;
  readonly problems: readonly string[];
  /** Kept elsewhere, it proves that nobody made a new chain. */
  readonly lastSeal: string;
}

/**
 * Compares every seal with its rows and with the seal before it. Reads only. `keptSince`: rows older than this may have been
 * deleted by retention, so only the chain is checked for their seals.
 */
export const verifyAuditLog = async (db: Knex, keptSince: Date): Promise<AuditVerdict> => {
  const problems: string[] = [];
  let before = FIRST_SEAL;
  let after = '0';
  let counted = 0;
  const seals = await auditSealRepository(db).all();
  for (const { seal, ...sealed } of seals) {
    const place = `Rows ${BigInt(after) + 1n} to ${sealed.through}`;
    if (sealOf(before, sealed) !== seal)
      problems.push(`${place}: the seal does not follow from the one before it.`);
    if (sealed.newestAt >= keptSince) {
      const found = await hashRows(db, after, sealed.through);
      counted += found?.rows ?? 0;
      if (found?.rows !== sealed.rows)
        problems.push(`${place}: ${sealed.rows} were sealed, and ${found?.rows ?? 0} are there.`);
      else if (found.rowsHash !== sealed.rowsHash) problems.push(`${place}: a row was changed.`);
    }
    before = seal;
    after = sealed.through;
  }
  return { seals: seals.length, rows: counted, problems, lastSeal: before };
};
