export { hasAgreed, mayShare, onChoice } from './ui/choice.ts';
export { PrivacyChoices } from './ui/privacy-choices.tsx';
export { PrivacyChoicesButton } from './ui/privacy-choices-button.tsx';
