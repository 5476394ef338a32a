import type { JourneyKind } from './states/index.ts';

/** The page on which the patient answers a proposed plan. */
export const planPathOf = ({ kind }: { readonly kind: JourneyKind }): string =>
  kind === 'request' ? '/request/confirm-your-plan' : '/confirm-plan';
