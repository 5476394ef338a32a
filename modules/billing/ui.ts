export { cardExpiry, cardLabel } from './domain/cards/card-label.ts';
export { BillingActionNotice } from './ui/billing-action-notice.tsx';
export { CARD_FIELD, CardChoice, type CardChoiceHandle } from './ui/card-choice.tsx';
export { cardFieldConfig } from './ui/card-entry.ts';
export { GetStartedSteps } from './ui/checkout/get-started-steps.tsx';
export { CasePhotos } from './ui/photos/case-photos.tsx';
export { CasePhotosField } from './ui/photos/case-photos-field.tsx';
export { planPriceSections } from './ui/plan-price/plan-price-sections.ts';
export { LazyVisitCardReturn, LazyVisitCheckoutForm } from './ui/visit-checkout/lazy-visit-checkout.tsx';
