export { cardExpiry, cardLabel } from './ui/card-label.ts';
export { GetStartedSteps } from './ui/checkout/get-started-steps.tsx';
export { CasePhotos } from './ui/photos/case-photos.tsx';
export { CasePhotosField } from './ui/photos/case-photos-field.tsx';
