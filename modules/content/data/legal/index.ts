import { automaticRenewal } from './automatic-renewal.ts';
import { consumerHealthData } from './consumer-health-data.ts';
import type { LegalDocument } from './document.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { telehealthConsent } from './telehealth-consent.ts';
import { terms } from './terms.ts';

/** In the order of the index page. */
export const legalDocuments: readonly LegalDocument[] = [
  terms,
  telehealthConsent,
  privacy,
  consumerHealthData,
  automaticRenewal,
  refunds,
];
