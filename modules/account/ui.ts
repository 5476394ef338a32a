export { leadConsentTexts, readLead } from './domain/lead.ts';
export { cardExpiry, cardWords } from './ui/card-words.ts';
export { careSteps } from './ui/care-steps.ts';
export { NextStep } from './ui/next-step.tsx';
export { signedIn } from './ui/signed-in.ts';
