export { readLead } from './domain/lead.ts';
export { leadConsentTexts } from './domain/lead-consent.ts';
export { signedIn } from './ui/signed-in.ts';
