import { type RenewalStep, renewalSteps } from '../domain/renewal-steps.ts';

/** Where in a renewal somebody is, as analytics hear it: which of its steps, counted from 1. */
export const renewalStepEvent = (step: RenewalStep) => ({
  step: renewalSteps.indexOf(step) + 1,
  steps: renewalSteps.length,
});
