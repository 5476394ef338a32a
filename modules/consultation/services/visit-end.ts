import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { readOpenAlerts } from '../repositories/open-alerts.ts';
import type { VisitEnd } from '../visit-end-port.ts';
import { withdrawVisit } from './withdraw-visit.ts';

/** Visits that nobody has decided; a patient has one or two. */
const MOST_OPEN = 10;

export const visitEnd = (scope: Scope): VisitEnd => ({
  withdrawOpen: (actor, userId) =>
    scope.transaction(async (tx) => {
      for (let left = MOST_OPEN; left > 0; left -= 1) {
        const visit = await consultationRepository(tx.db).lockOpen(userId);
        if (!visit || (await readOpenAlerts(tx.read, userId)).length > 0) return;
        await withdrawVisit(tx, actor, visit, 'the patient deletes the account');
      }
    }),
  hasOpenEmergency: async (userId) => (await readOpenAlerts(scope.read, userId)).length > 0,
});
