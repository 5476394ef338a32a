import { brand } from '#config/brand.ts';
import type { LegalDocument } from './document.ts';
import { legalTitles } from './titles.ts';

export const refunds: LegalDocument = {
  id: 'refunds',
  title: legalTitles.refunds,
  summary: 'When money comes back, and how long it takes.',
  version: '2026-11',
  effective: '2026-11-01',
  sections: [
    {
      heading: 'Prescription products',
      paragraphs: [
        'If a clinician refuses treatment, nothing is charged. By law, medicine that has left the pharmacy cannot be taken back.',
        'If you cancel before the pharmacy begins to fill the order, what you paid for it is returned in full.',
      ],
    },
    {
      heading: 'Damaged, wrong or lost',
      paragraphs: [
        'Tell us within 30 days of the shipping date and we replace it or return your money, as you prefer. If a parcel has not come ten business days after it shipped, we replace it. If it is marked delivered but is not there, wait three business days, then write to us.',
      ],
    },
    {
      heading: 'Other products',
      paragraphs: [
        'Unopened products without a prescription may come back within 30 days. Opened ones are replaced when they are faulty.',
      ],
    },
    {
      heading: 'How long it takes',
      paragraphs: [
        `Refunds go to the card you paid with, usually within 5 to 10 business days. Questions: ${brand.supportEmail}.`,
      ],
    },
  ],
};
