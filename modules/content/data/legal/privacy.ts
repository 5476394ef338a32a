import { brand } from '#config/brand.ts';
import { type KeepRuleId, keepRules } from '#config/keep-rules.ts';
import { keepPromise } from '#config/kept-for.ts';
import type { LegalDocument } from './document.ts';
import { legalTitles } from './titles.ts';

export const privacy: LegalDocument = {
  id: 'privacy',
  title: legalTitles.privacy,
  summary: 'What we know about you, why, and who else sees it.',
  version: '2026-11',
  effective: '2026-11-01',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'What you tell us: name, birth date, address, phone, email, answers, photos and messages. What we make: prescriptions, orders, invoices. What your browser sends: pages visited here, without health answers.',
        'Card numbers never reach us. They go from your browser to the payment provider; we keep the brand, the last four digits and the expiry date.',
      ],
    },
    {
      heading: 'Why',
      paragraphs: [
        'To treat you, ship orders, bill, answer you, keep the medical records the law asks for, and keep the service safe. Marketing messages go only to those who said yes to them.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Your clinician and care team; the pharmacy, for what it ships; the payment provider, for charges; the carrier, for the address. Each sees only what the task needs. Every look at health information by staff is recorded.',
        'We do not sell personal information. Advertisers learn nothing about your health unless you say yes to that under “Privacy choices” at the foot of public pages; then they learn whether you bought hair or sexual health products, and never your answers, photos or messages.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Each kind of data has a time, after which it is deleted. In invoices and payments the amounts stay, because our books must add up; who paid is taken out.',
        ...(Object.keys(keepRules) as KeepRuleId[]).map(keepPromise),
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may see, correct, download and, where the law does not ask us to keep it, delete what we hold: under “Your data” in your account, or write to ${brand.supportEmail}. A deletion can be taken back for some days; then it is final. A browser’s Global Privacy Control signal is honored.`,
      ],
    },
  ],
};
