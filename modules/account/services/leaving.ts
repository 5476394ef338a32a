import { fail, ok } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { Leaving } from '../leaving-port.ts';
import { findLeaving, readLeaving, setLeaving } from '../repositories/leaving.ts';

const leaves = fail(
  'CONFLICT',
  'You asked us to delete this account, so you cannot start anything new in it. To keep using it, open “Your data” in your account and keep the account.',
);

export const leaving = (scope: Scope): Leaving => ({
  find: (userId) => findLeaving(scope.read, userId),
  set: (userId, since) => setLeaving(scope.db, userId, since),
  isLeaving: (userId) => readLeaving(scope.read, userId),
  mayBegin: async (userId) => ((await readLeaving(scope.read, userId)) ? leaves : ok(null)),
});
