import { brand } from '#config/brand.ts';
import type { LegalDocument } from './document.ts';
import { legalTitles } from './titles.ts';

export const automaticRenewal: LegalDocument = {
  id: 'automatic-renewal',
  title: legalTitles['automatic-renewal'],
  summary: 'How a subscription renews, and how to end it.',
  version: '2026-11',
  effective: '2026-11-01',
  sections: [
    {
      heading: 'What renews',
      paragraphs: [
        'Your subscription renews at the price and interval shown beside the box you checked, until you cancel. The first refill of a three-month plan is charged 75 days after the first charge, so that you do not run out; later ones every 90 days.',
      ],
    },
    {
      heading: 'Before each charge',
      paragraphs: [
        'We remind you seven days before every charge, with the amount and the date. For plans of twelve months we remind you between 15 and 45 days before. Once a year we send what you have, what it costs and how to cancel.',
      ],
    },
    {
      heading: 'How to cancel',
      paragraphs: [
        'Online: Account, Cancel, Cancel now. No call, no reason needed. It takes effect immediately and is confirmed on the page and in your account.',
        `You can also write to ${brand.supportEmail} or call ${brand.supportPhone}.`,
      ],
    },
    {
      heading: 'What is never charged',
      paragraphs: [
        'A prescription product without a valid prescription; anything after you canceled; a new price you did not agree to. If a price changes, we tell you 30 days before and you may cancel.',
      ],
    },
  ],
};
