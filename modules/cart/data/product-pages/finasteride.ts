import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const finasteridePage: ProductPageContent = {
  slug: 'finasteride',
  forms: [{ drugType: 'finasteride', label: 'Tablets' }],
  name: 'Finasteride',
  oneLine: 'One tablet a day, FDA-approved for male pattern hair loss in men.',
  badges: [],
  about: [
    'Male pattern hair loss is driven by DHT, a hormone that makes follicles smaller with each growth cycle. Finasteride lowers DHT. In studies, it slowed hair loss in most men who took it every day, and some regrew hair, mostly at the crown and the middle of the scalp.',
    'It has not been shown to help a hairline that is receding at the temples.',
  ],
  howToUse: [
    'Take one tablet a day, with or without food. Swallow it whole.',
    'Take it every day. If you miss one, skip it.',
    'Do not crush or break tablets. Anyone who is or may be pregnant must not touch broken ones.',
  ],
  ingredients: titled({
    'Finasteride 1 mg': 'The active ingredient, in a coated tablet.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: titled({
    'Months 1 to 3': 'No visible change. Some men shed a little more.',
    'Months 3 to 6': 'Hair loss may slow. Use photos to compare, not your memory.',
    'Months 6 to 12': 'If it works for you, this is when you will see it. It does not work for everyone.',
    'If you stop': 'The hair you gained is lost within 12 months.',
  }),
  safety: [
    'For men only. It can harm an unborn baby boy. Anyone who is or may be pregnant must not handle crushed or broken tablets.',
    'Sexual side effects happen to a few men: less interest in sex (1.8% compared with 1.3% on placebo), trouble with erections (1.3% compared with 0.7%) and problems with ejaculation (1.2% compared with 0.7%). Some men report that these continued after stopping.',
    'Low mood, depression and thoughts of suicide have been reported. Stop and tell us about any change in mood.',
    'Tell us about liver, kidney or prostate disease, a breast lump, depression, or plans to have a baby.',
    'It lowers PSA results. Tell anyone who orders a PSA test that you take it.',
    'Do not take it with dutasteride or with finasteride on the scalp. Do not donate blood until 1 month after your last tablet.',
  ],
  getHelpNow:
    'If you have thoughts of harming yourself, stop taking it and call or text 988. For swelling of the face or throat or trouble breathing, call 911.',
  questions: [
    approvedOnly,
    {
      title: 'Can I take it with minoxidil?',
      text: 'Yes. Many men use finasteride tablets and minoxidil on the scalp together; they work in different ways. The tablets must not be used with topical finasteride.',
    },
    {
      title: 'What if I get side effects?',
      text: 'Write to your clinician in Messages, and stop taking it if your mood or sex life changes. Side effects usually go away after stopping, but some men report that theirs lasted.',
    },
    renewing,
  ],
  related: ['minoxidil-foam', 'minoxidil-solution', 'ketoconazole'],
  facts: 'finasteride',
};
