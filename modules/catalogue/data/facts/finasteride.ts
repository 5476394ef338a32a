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
    'It has not been shown to help a hairline that moves back at the temples.',
    'It is not for women or for anyone under 18. The 1 mg tablet is not approved for prostate problems; those are treated with a different strength.',
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
  missedDose: ['Skip it and take the next tablet at the usual time. Do not take two to catch up.'],
  whoShouldNot: [
    {
      points: [
        'Anyone who is not male at birth, and above all anyone who is or may be pregnant.',
        'Anyone under 18.',
        'Anyone allergic to finasteride, to dutasteride or another drug of its kind, or to an ingredient of the tablet.',
        'We do not start it for someone who has thoughts of self-harm now. Call or text 988 first.',
      ],
    },
  ],
  tellFirst: [
    {
      points: [
        'Depression, anxiety or thoughts of self-harm, now or in the past.',
        'Sexual problems you already have.',
        'Prostate cancer, a high PSA result, or trouble passing urine.',
        'A lump, pain or discharge in a breast.',
        'Liver or kidney disease.',
        'That you and a partner are trying for a baby.',
      ],
    },
    {
      heading: 'PSA tests',
      text: [
        'Finasteride lowers PSA, the blood test used to look for prostate cancer. In men with an enlarged prostate it falls by about half; in men of 18 to 41 in studies of 1 mg it fell from 0.7 to 0.5 ng/mL. Tell whoever orders the test that you take finasteride. After 6 months a result is usually doubled to compare it. A PSA that rises while you take finasteride needs a check, even if the number looks normal.',
      ],
    },
  ],
  interactions: [
    'No important drug interactions are listed on the label. Tell us everything you take all the same.',
    'Do not take it together with dutasteride or with finasteride on the scalp: it is the same kind of drug twice.',
  ],
  sideEffects: {
    common: [
      'Less interest in sex: 1.8% of men in studies, against 1.3% on placebo.',
      'Trouble getting or keeping an erection: 1.3% against 0.7%.',
      'Problems with ejaculation, such as less semen: 1.2% against 0.7%.',
      'More shedding in the first weeks, which some men report.',
    ],
    serious: [
      'Low mood, depression and thoughts of suicide have been reported. In 2025 the European medicines regulator confirmed suicidal thoughts as a side effect of finasteride tablets.',
      'Sexual side effects that went on after stopping have been reported. How often this happens is not known.',
      'Breast lumps, pain or nipple discharge. Breast cancer in men has been reported rarely.',
      'In studies of a higher strength in older men, more of the cancers that were found were high-grade prostate cancers. Whether finasteride causes this is not settled.',
      'Rash, itching or hives.',
    ],
    getHelpNow: [
      'Thoughts of harming yourself: stop finasteride, and call or text 988, or call 911.',
      'Swelling of the lips, face, tongue or throat, or trouble breathing: call 911.',
    ],
  },
  household: [
    'Finasteride can harm the sex organs of an unborn boy. Someone who is or may be pregnant must not touch crushed or broken tablets. Whole tablets are coated. If skin touches a broken tablet, wash it with soap and water and call a doctor.',
    'Do not give blood until 1 month after your last tablet, so that none of it reaches someone who is pregnant.',
    'Poor semen quality has been reported and got better after stopping. Keep the tablets away from children.',
  ],
  expect: [
    'Expect at least 3 months of daily tablets before you see a change, and often 6 to 12 months to judge it. It does not work for everyone.',
  ],
  stopping: [
    'You can stop at any time without tapering. What you gained is lost within 12 months of stopping.',
    'Message your clinician if you stop because of a side effect.',
  ],
  storage: ['Keep at 59 to 86 °F (15 to 30 °C), dry, in the closed bottle.'],
  travel: [travelAdvice],
  disposal: [disposalAdvice],
  labelSearch: 'finasteride 1 mg',
  medicationGuide:
    'The label of finasteride 1 mg has a patient leaflet. It comes with each shipment; read it each time.',
  sources: [
    { label: 'FDA-approved label, finasteride 1 mg tablets (patient and prescribing information)' },
    { label: 'European Medicines Agency safety committee (PRAC), finasteride and suicidal thoughts, 2025' },
    { label: 'Published label copies on PSA in men with and without an enlarged prostate' },
  ],
};
