import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Scope } from '#server/scope.ts';
import type { TreatmentService } from '../index.ts';
import { discontinueTreatment, holdTreatment, resumeTreatment } from './change-treatment.ts';
import { decideContinuity } from './decide-continuity.ts';
import { liftSeen } from './lift-seen.ts';
import { openStops, resolveStop } from './resolve-stop.ts';

/** What clinicians do with prescriptions that run, each as one transaction. */
export const treatmentService = (scope: Scope): TreatmentService => ({
  hold: (action) => allOrNothing(scope, (tx) => holdTreatment(tx, action)),
  resume: (action) => allOrNothing(scope, (tx) => resumeTreatment(tx, action)),
  liftSeen: (seen) => allOrNothing(scope, (tx) => liftSeen(tx, seen)),
  openStops: (userId) => openStops(scope, userId),
  resolveStop: (action) => allOrNothing(scope, (tx) => resolveStop(tx, action)),
  discontinue: (action) => allOrNothing(scope, (tx) => discontinueTreatment(tx, action)),
  decideContinuity: (action) => allOrNothing(scope, (tx) => decideContinuity(tx, action)),
});
