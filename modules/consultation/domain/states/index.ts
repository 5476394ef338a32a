export {
  type ConsultationStatus,
  consultationMachine,
  endedWithoutTreatment,
  isOpen,
} from './consultation.ts';
export {
  isOptionalStep,
  type JourneyKind,
  type JourneyStatus,
  journeyKinds,
  journeyMachine,
  optionalSteps,
  type PatientStep,
} from './journey.ts';
export { isUserActionable, type JourneyAction, nextActionsOf } from './journey-actions.ts';
export { journeyCopy } from './journey-copy.ts';
export { afterQuestions, statusAfter, stepAfter } from './journey-steps.ts';
export {
  type ImageStatus,
  imageMachine,
  type MediaSetStatus,
  mediaSetMachine,
  type RejectionReason,
  rejectionReasons,
} from './media.ts';
