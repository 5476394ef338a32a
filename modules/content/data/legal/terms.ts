import { brand } from '#config/brand.ts';
import type { LegalDocument } from './document.ts';
import { legalTitles } from './titles.ts';

export const terms: LegalDocument = {
  id: 'terms',
  title: legalTitles.terms,
  summary: 'What you and we agree to when you use this service.',
  version: '2026-11',
  effective: '2026-11-01',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${brand.legalEntity} runs this website and store. Clinicians of ${brand.medicalGroup} review your health information and make every medical decision. ${brand.pharmacy} prepares and ships prescriptions.`,
      ],
    },
    {
      heading: 'Who may use the service',
      paragraphs: [
        'You must be 18 or older, be where you say you are, and be in a state we serve. The prescription service is for people assigned male at birth. Products without a prescription are open to every adult.',
        'Your answers must be true and complete. Wrong answers can make treatment dangerous for you.',
      ],
    },
    {
      heading: 'Not for emergencies',
      paragraphs: [
        'We do not treat emergencies. Call 911 for chest pain, trouble breathing, fainting or a severe reaction. Call or text 988 if you think of hurting yourself.',
      ],
    },
    {
      heading: 'Orders, prices and payment',
      paragraphs: [
        'Prices are in US dollars and shown before you order, with what is charged today, on approval and next. Prescription products are charged only after a clinician approves them.',
        'We may refuse or cancel an order, for example when a product is out of stock or an address cannot be served. Money already taken for it is returned in full.',
      ],
    },
    {
      heading: 'Subscriptions',
      paragraphs: [
        'A subscription renews at the price and interval you agreed to until you cancel. You can cancel online in your account at any time; it takes effect immediately. The automatic renewal terms say more.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We answer for harm caused by our negligence or by breaking the law, and nothing in these terms limits your rights as a patient or a consumer. We do not answer for events outside our control, such as a carrier’s delay.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change in meaning we tell you at least 30 days before, and ask for your agreement again where the law asks for it. Earlier versions are available on request.',
      ],
    },
  ],
};
