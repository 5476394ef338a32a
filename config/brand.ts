/** The promised time for a first review and for replies to messages; every page, notice and deadline uses it. */
const replyHours = 24;

/** The names and addresses of the brand that runs this software. */
export const brand = {
  name: 'Thicket',
  tagline: 'Hair Loss Treatment for Men',
  legalEntity: 'Thicket Health, Inc.',
  supportEmail: 'care@thicket.example',
  supportPhone: '1-800-555-0142',
  supportHours: 'Monday to Friday, 9 am to 6 pm Eastern',
  medicalGroup: 'Thicket Medical Group, P.C.',
  pharmacy: 'Thicket Pharmacy',
  replyHours,
  replyTime: `within ${replyHours} hours`,
} as const;

/** The default title of pages (S2.5). */
export const defaultTitle = `${brand.name} | ${brand.tagline}`;
/** Color of the browser's frame on phones: the paper color of client/styles/tokens.css. */
export const themeColor = '#fbf9f4';
export const defaultDescription =
  'Hair loss treatment for men, reviewed by a licensed clinician and shipped to your door. You pay for prescription treatment only if it is right for you.';
