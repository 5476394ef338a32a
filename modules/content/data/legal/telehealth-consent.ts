import { brand } from '#config/brand.ts';
import type { LegalDocument } from './document.ts';
import { legalTitles } from './titles.ts';

export const telehealthConsent: LegalDocument = {
  id: 'telehealth-consent',
  title: legalTitles['telehealth-consent'],
  summary: 'How an online visit works, what it can and cannot do.',
  version: '2026-11',
  effective: '2026-11-01',
  sections: [
    {
      heading: 'What happens',
      paragraphs: [
        `A clinician of ${brand.medicalGroup}, licensed in the state where you are, reads your answers and photos and writes to you. In some states the law asks for a call first; we tell you before you pay.`,
      ],
    },
    {
      heading: 'What it cannot do',
      paragraphs: [
        'The clinician cannot examine you in person. A condition can be missed that an examination would find. If the clinician thinks you need one, treatment is refused and you are told why.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'You may stop at any time, ask questions before you decide, and see a clinician in person instead. Refusing has no cost.',
        'You may have your records sent to another clinician. Tell your regular doctor what we prescribe.',
      ],
    },
    {
      heading: 'Risks of sending information',
      paragraphs: [
        'Information travels encrypted and is kept under access control, but no system is without risk. If yours were exposed, we would tell you without delay.',
      ],
    },
    {
      heading: 'Messages',
      paragraphs: [
        `We answer messages ${brand.replyTime}. They are not watched around the clock and are not for emergencies.`,
      ],
    },
  ],
};
