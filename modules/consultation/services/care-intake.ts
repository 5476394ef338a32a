import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { CareIntake } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { openVisitOfOrder } from './open-visit.ts';
import { sendRequest } from './request/review-request.ts';

/** The visits of checkouts: with prescription products, and without an order. */
export const careIntakeService = (scope: Scope): CareIntake => ({
  openVisit: (actor, request) => scope.transaction((tx) => openVisitOfOrder(tx, actor, request)),
  lockVisit: async (consultationId) => {
    const visit = await consultationRepository(scope.db).lock(consultationId);
    if (visit) await journeyRepository(scope.db).lock(visit.journeyId);
  },
  sendVisit: (actor, visit) => allOrNothing(scope, (tx) => sendRequest(tx, actor, visit)),
});
