import { consentHash } from '#modules/account/index.ts';
import { ssriConsentText } from '#modules/consultation/services/ssri-consent.ts';

/** The patient agrees to the warning about antidepressants that the page shows. */
export const agreeToSsri = `mutation { acceptSsriWarning(agreed: true, shownHash: "${consentHash(ssriConsentText)}") }`;
