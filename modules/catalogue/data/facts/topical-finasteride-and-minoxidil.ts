import type { PrescriptionFacts } from './drug-facts.ts';
import { disposalAdvice, travelAdvice } from './shared/storage.ts';

// Unsure: strengths, and whether gel or foam is meant. No strength is claimed; both forms share this page.
// Unsure: the policy when a partner is pregnant. Until settled the text asks for no contact at all.
export const topicalCombinationFacts: PrescriptionFacts = {
  kind: 'prescription',
  slug: 'topical-finasteride-and-minoxidil',
  drugTypes: ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'],
  record: 'docs/clinical/hair-loss.md#TFM',
  name: 'Topical finasteride and minoxidil',
  sayIt: 'fin-AS-ter-ide and mi-NOX-i-dil',
  brandNames: [],
  summary:
    'A prescription gel or foam for the scalp, mixed by a pharmacy. It is compounded and not FDA-approved.',
  shopPath: '/our-products/topical-finasteride-and-minoxidil',
  offLabelFor: 'hair loss as a combination on the scalp',
  compounded: true,
  warning: {
    boxed: false,
    words: [
      'This is a compounded medicine. It is not FDA-approved. The FDA has not checked its safety, effectiveness or quality before sale. No finasteride product for the scalp is FDA-approved.',
      'In April 2025 the FDA warned about compounded topical finasteride. It had received 32 reports of side effects from 2019 to 2024, including sexual problems, depression and thoughts of suicide. Many of these lasted after stopping. Some people had been told there was no risk. There is a risk.',
    ],
  },
  treats: [
    'A clinician may prescribe it for male pattern hair loss when a patient does not want a daily tablet. Finasteride lowers DHT. Minoxidil helps hair stay in its growing phase longer.',
  ],
  notApproved: [
    'The FDA has not approved this combination, or any finasteride on the scalp, for any use. Each drug is approved on its own: finasteride as a 1 mg tablet, minoxidil as a liquid or foam for the crown.',
  ],
  howToTake: [
    {
      points: [
        'Use it once a day on the dry scalp, in the amount on your pharmacy label.',
        'Apply it only where your clinician says. Wash your hands with soap right after.',
        'Let it dry fully before you go to bed, put on a hat or let anyone touch your head.',
        'It can catch fire easily while wet. Keep it away from flames and do not smoke.',
      ],
    },
  ],
  missedDose: ['Skip it and use it again the next day. Do not apply twice as much.'],
  whoShouldNot: [
    {
      points: [
        'Anyone who was not born male, and anyone who is or may be pregnant or is breastfeeding.',
        'Anyone under 18.',
        'Anyone allergic to finasteride, dutasteride, minoxidil or any ingredient on the label.',
        'Anyone with a broken, sore, inflamed or infected scalp, or with patchy or sudden hair loss.',
        'Anyone who cannot keep the treated skin away from a pregnant person or a child.',
        'We will not start it for anyone who is having thoughts of self-harm now. Call or text 988 first.',
      ],
    },
  ],
  discussFirst: [
    {
      points: [
        'Depression, anxiety or thoughts of self-harm, now or in the past; sexual problems you already have.',
        'Any heart disease, low blood pressure or blood pressure medicine.',
        'Prostate cancer, a high PSA result, trouble urinating, or a breast lump.',
        'Liver or kidney disease.',
        'Psoriasis, eczema or another skin problem on your scalp, and anything else you put on it.',
        'A pregnant partner, small children or pets at home, or plans to have a baby.',
        'A PSA test: finasteride lowers the result, so tell anyone who orders one.',
      ],
    },
  ],
  interactions: [
    'Do not use dutasteride or any other finasteride or minoxidil at the same time, whether as a tablet or on the scalp.',
    'Other medicines on the scalp can cause more of both drugs to enter the blood. Blood pressure medicine can add to a drop in blood pressure.',
  ],
  sideEffects: {
    common: [
      'Redness, dryness, itching, stinging or burning of the scalp.',
      'More shedding in the first weeks.',
      'Hair growth on the face where the product touches it.',
    ],
    serious: [
      'Finasteride is absorbed through the skin into the blood, so the side effects of the tablet can happen: less interest in sex, trouble with erections or ejaculation, breast changes.',
      'Depression, anxiety, brain fog and thoughts of suicide have been reported.',
      'In reports to the FDA, many of these continued after stopping.',
      'From minoxidil: dizziness, fast heartbeat, swelling of hands or feet, sudden weight gain.',
    ],
    getHelpNow: [
      'Thoughts of harming yourself: stop, and call or text 988, or call 911.',
      'Chest pain, fainting, a racing heart, trouble breathing, or swelling of the face or throat: call 911.',
      'A child or a pet swallowed it or licked it: call Poison Control at 1-800-222-1222, or a vet right away.',
    ],
  },
  household: [
    'The medicine can pass to other people from your hair, hands, pillow or hat. Women, especially anyone who is or may be pregnant, and children must not touch the treated skin or the bottle. If they do, they should wash with soap and water and call a doctor.',
    'Finasteride can harm the sex organs of an unborn baby boy. Minoxidil is poisonous to cats and dogs. Even a lick can poison them.',
    'Do not donate blood until 1 month after your last dose.',
  ],
  expect: [
    'Changes usually take at least 3 to 4 months of daily use. There are few studies of this mix, and its strength varies, so it is less certain how well it works than it is for the approved medicines. It does not work for everyone.',
  ],
  stopping: [
    'You can stop at any time. The hair you gained is usually lost over the following months. Message your clinician if you stop because of a side effect.',
  ],
  storage: [
    'Store it as the pharmacy label says, closed and away from heat, flames, children and pets. Compounded medicine lasts for a limited time. Do not use it after the date on the label.',
  ],
  travel: [`${travelAdvice} It may be flammable; check the airline’s rules.`],
  disposal: [disposalAdvice],
  labelSearch: 'finasteride topical',
  medicationGuide:
    'Compounded medicines have no FDA label or Medication Guide of their own. Read the labels of finasteride tablets and topical minoxidil, and the leaflet from the pharmacy.',
  sources: [
    { label: 'FDA alert on compounded topical finasteride, April 22, 2025, as reported' },
    { label: 'FDA-approved labels of finasteride 1 mg tablets and topical minoxidil 5%' },
  ],
};
