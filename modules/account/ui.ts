export { leadConsentTexts, readLead } from './domain/lead.ts';
export { signedIn } from './ui/signed-in.ts';
