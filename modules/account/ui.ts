export { requiredContacts } from './domain/contact-preferences.ts';
export { readLead } from './domain/lead.ts';
export { leadConsentTexts } from './domain/lead-consent.ts';
export { HearAboutUs } from './ui/hear-about-us.tsx';
export { signedIn } from './ui/signed-in.ts';
