import type { Scope } from '#server/scope.ts';
import type { JourneyStatus } from '../domain/states/index.ts';
import { identificationRepository } from '../repositories/photos/identifications.ts';

/** The next of these patient steps: a patient who identified themselves at an earlier visit is not asked again. */
export const nextStep = async (tx: Scope, userId: string, step: JourneyStatus): Promise<JourneyStatus> =>
  step === 'awaiting_identification' && (await identificationRepository(tx.db).isKnown(userId))
    ? 'awaiting_doctor'
    : step;
