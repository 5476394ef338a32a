import { type ConsultationStatus, consultationMachine, isOpen } from '../domain/states/index.ts';

/** Statuses of visits that still accept photos. */
export const takesPhotos: readonly ConsultationStatus[] = consultationMachine.states.filter(
  (status) => isOpen(status) && status !== 'plan_proposed',
);
