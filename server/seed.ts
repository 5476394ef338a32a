import type { ModuleDefinition } from './module.ts';
import type { Scope } from './scope.ts';

/** Advisory lock key, so that one process seeds at a time. */
const SEED_LOCK = 7_305_003;

/**
 * Reference data at every start; the demo's people once, where configured (never in production). One process
 * seeds while others wait. Everything is one transaction, so a killed start leaves nothing incomplete.
 */
export const seed = async (modules: readonly ModuleDefinition[], scope: Scope): Promise<void> => {
  await scope.transaction(async (tx) => {
    await tx.db.raw('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    for (const module of modules) await module.seed?.(tx);
  });
};
