import { type RenewalStep, renewalSteps } from '../domain/renewal-steps.ts';

/** The analytics event for a step of a renewal; steps count from 1. */
export const renewalStepEvent = (step: RenewalStep) => ({
  step: renewalSteps.indexOf(step) + 1,
  steps: renewalSteps.length,
});
