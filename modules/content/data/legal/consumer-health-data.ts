import { brand } from '#config/brand.ts';
import type { LegalDocument } from './document.ts';
import { legalTitles } from './titles.ts';

export const consumerHealthData: LegalDocument = {
  id: 'consumer-health-data',
  title: legalTitles['consumer-health-data'],
  summary: 'For states whose law asks for a separate text about health data.',
  version: '2026-11',
  effective: '2026-11-01',
  sections: [
    {
      heading: 'What counts',
      paragraphs: [
        'Quiz answers, the treatments you look at, orders, and anything that lets someone guess a health condition. We treat all of it as health data, even before you are a patient.',
      ],
    },
    {
      heading: 'What we do with it',
      paragraphs: [
        'We use it to give you what you asked for: recommendations, a visit, an order. Nothing else, unless you agree to it separately. We do not sell it.',
      ],
    },
    {
      heading: 'With whom it is shared',
      paragraphs: [
        `With ${brand.medicalGroup} and ${brand.pharmacy} for your care, and with companies that run our servers under contracts that forbid any other use.`,
        'Only if you agree to it under “Privacy choices”: ad partners learn whether you bought hair or sexual health products. You can withdraw that there at any time.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may ask what we hold and with whom it was shared, withdraw consent, and have it deleted. Write to ${brand.supportEmail}; we answer within 45 days. If we refuse, you may appeal and then turn to your state’s attorney general.`,
      ],
    },
  ],
};
