import type { PrescriptionFacts } from './drug-facts.ts';
import { disposalAdvice, travelAdvice } from './shared/storage.ts';

// The percentages and the PSA advice follow the label as commonly quoted; re-check against DailyMed at sign-off.
export const finasterideFacts: PrescriptionFacts = {
  kind: 'prescription',
  slug: 'finasteride',
  drugTypes: ['finasteride'],
  record: 'docs/clinical/hair-loss.md#FINASTERIDE',
  name: 'Finasteride 1 mg tablets',
  sayIt: 'fin-AS-ter-ide',
  brandNames: ['Propecia'],
  summary: 'A daily prescription tablet for male pattern hair loss. It is for men only.',
  shopPath: '/our-products/finasteride',
  treats: [
    'Finasteride 1 mg is FDA-approved to treat male pattern hair loss (androgenetic alopecia) in men only. It lowers DHT, the hormone that slowly shrinks hair follicles in men who inherit this kind of hair loss.',
  ],
  notApproved: [
    'It has not been shown to help a hairline that is receding at the temples.',
    'It is not for women or for anyone under 18. The 1 mg tablet is not approved for prostate problems, which are treated with a different strength.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet once a day, with or without food.',
        'Swallow it whole. Do not crush or break it.',
        'More than one tablet a day does not work better or faster.',
      ],
    },
  ],
  missedDose: ['Skip it and take your next tablet at the usual time. Do not take two to catch up.'],
  whoShouldNot: [
    {
      points: [
        'Anyone who was not born male, and especially anyone who is or may be pregnant.',
        'Anyone under 18.',
        'Anyone allergic to finasteride, dutasteride or a similar drug, or to any ingredient in the tablet.',
        'We will not start it for anyone who is having thoughts of self-harm now. Call or text 988 first.',
      ],
    },
  ],
  discussFirst: [
    {
      points: [
        'Depression, anxiety or thoughts of self-harm, now or in the past.',
        'Sexual problems you already have.',
        'Prostate cancer, a high PSA result, or trouble urinating.',
        'A breast lump, breast pain or nipple discharge.',
        'Liver or kidney disease.',
        'If you and a partner are trying to have a baby.',
      ],
    },
    {
      heading: 'PSA tests',
      text: [
        'Finasteride lowers PSA, the blood test used to look for prostate cancer. In men with an enlarged prostate, PSA falls by about half. In studies of the 1 mg tablet in men ages 18 to 41, it fell from 0.7 to 0.5 ng/mL. Tell anyone who orders the test that you take finasteride. After 6 months, the result is usually doubled for comparison. If your PSA rises while you take finasteride, have it checked, even if the number looks normal.',
      ],
    },
  ],
  interactions: [
    'The label lists no important drug interactions. Still, tell us everything you take.',
    'Do not take it with dutasteride or with finasteride for the scalp. You would be using the same kind of drug twice.',
  ],
  sideEffects: {
    common: [
      'Less interest in sex: 1.8% of men in studies, compared with 1.3% on placebo.',
      'Trouble getting or keeping an erection: 1.3% compared with 0.7%.',
      'Problems with ejaculation, such as less semen: 1.2% compared with 0.7%.',
      'More shedding in the first few weeks, which some men report.',
    ],
    serious: [
      'Low mood, depression and thoughts of suicide have been reported. In 2025 the European medicines regulator confirmed suicidal thoughts as a side effect of finasteride tablets.',
      'Sexual side effects that continued after stopping have been reported. It is not known how often this happens.',
      'Breast lumps, pain or nipple discharge. Breast cancer in men has been reported rarely.',
      'In studies of a higher strength in older men, more of the prostate cancers that were found were high-grade. It is not clear whether finasteride causes this.',
      'Rash, itching or hives.',
    ],
    getHelpNow: [
      'Thoughts of harming yourself: stop finasteride, and call or text 988, or call 911.',
      'Swelling of the lips, face, tongue or throat, or trouble breathing: call 911.',
    ],
  },
  household: [
    'Finasteride can harm the sex organs of an unborn baby boy. Anyone who is or may be pregnant must not touch crushed or broken tablets. Whole tablets are coated. If a broken tablet touches their skin, they should wash it with soap and water and call a doctor.',
    'Do not donate blood until 1 month after your last tablet, so that no finasteride reaches someone who is pregnant.',
    'Poor semen quality has been reported. It improved after stopping. Keep the tablets away from children.',
  ],
  expect: [
    'Expect to take it daily for at least 3 months before you see a change. It often takes 6 to 12 months to tell how well it works. It does not work for everyone.',
  ],
  stopping: [
    'You can stop at any time without tapering. The hair you gained is lost within 12 months of stopping.',
    'Message your clinician if you stop because of a side effect.',
  ],
  storage: ['Store at 59 to 86 °F (15 to 30 °C) in a dry place, in the closed bottle.'],
  travel: [travelAdvice],
  disposal: [disposalAdvice],
  labelSearch: 'finasteride 1 mg',
  medicationGuide:
    'The label of finasteride 1 mg includes a patient leaflet. It comes with each shipment. Read it each time.',
  sources: [
    { label: 'FDA-approved label, finasteride 1 mg tablets (patient and prescribing information)' },
    { label: 'European Medicines Agency safety committee (PRAC), finasteride and suicidal thoughts, 2025' },
    { label: 'Published label copies on PSA in men with and without an enlarged prostate' },
  ],
};
