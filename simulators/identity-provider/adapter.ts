import type { Adapter, AdapterFactory } from 'oidc-provider';
import type { Clock } from '#kernel/clock.ts';
import type { recordRepository } from './repositories/record-repository.ts';

/** Stores the provider's sessions, grants, codes and tokens in PostgreSQL, shared by every process. */
export const recordAdapter =
  (records: ReturnType<typeof recordRepository>, clock: Clock): AdapterFactory =>
  (kind): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      records.save(kind, id, payload, expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null),
    find: (id) => records.find(kind, id, clock.now()),
    findByUid: (uid) => records.findByUid(kind, uid, clock.now()),
    findByUserCode: (userCode) => records.findByUserCode(kind, userCode, clock.now()),
    consume: (id) => records.consume(kind, id, clock.now()),
    destroy: (id) => records.remove(kind, id),
    revokeByGrantId: (grantId) => records.removeGrant(kind, grantId),
  });
