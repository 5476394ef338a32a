export { consentHash, shownText } from './domain/consent-text.ts';
export { standardConsents } from './domain/consent-texts.ts';
export { readLead } from './domain/lead.ts';
export { HearAboutUs } from './ui/hear-about-us.tsx';
export { signedIn } from './ui/signed-in.ts';
export { TimeZoneChoice, useTimeZone } from './ui/time-zone-choice.tsx';
export { useStandardConsents } from './ui/use-standard-consents.ts';
