import type { Scope } from '#server/scope.ts';
import type { ConsultationService } from '../index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { renewalPhotoRepository } from '../repositories/photos/renewal-photos.ts';
import { endedByRule } from './ended-by-rule.ts';
import { recordDraftWithoutVisit } from './record-draft.ts';
import { recordHistory } from './record-history.ts';
import { openRequest } from './request/open-request.ts';
import { reviewRequest } from './request/review-request.ts';
import { submitRenewal } from './submit-renewal.ts';

/** Consultation for the modules that handle current treatment. */
export const consultationService = (scope: Scope): ConsultationService => ({
  submitRenewal: (actor, input) => submitRenewal(scope, actor, input),
  recordDraft: (userId, draft) => recordDraftWithoutVisit(scope, userId, draft),
  recordHistory: (userId, history, state) =>
    scope.transaction((tx) => recordHistory(tx, userId, history, state)),
  renewalPhotoViews: async (userId) =>
    (await renewalPhotoRepository(scope.db).ofUser(userId)).map(({ view }) => view),
  hasVisit: (userId) => consultationRepository(scope.db).hasAny(userId),
  endedByRule: (userId) => endedByRule(scope, userId),
  openRequest: (actor, request) => openRequest(scope, actor, request),
  reviewRequest: (actor, userId, review) => reviewRequest(scope, actor, userId, review),
  openRenewal: async (userId) => {
    const open = await consultationRepository(scope.db).openOfKind(userId, 'renewal');
    return open?.submittedAt ? { consultationId: open.id, submittedAt: open.submittedAt } : null;
  },
});
