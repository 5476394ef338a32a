export { cardExpiry, cardLabel } from './ui/card-label.ts';
export { GetStartedSteps } from './ui/checkout/get-started-steps.tsx';
