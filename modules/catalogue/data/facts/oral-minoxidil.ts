import type { PrescriptionFacts } from './drug-facts.ts';
import { disposalAdvice, roomTemperature, travelAdvice } from './shared/storage.ts';

// Unsure: whether the 45-tablet supply means half a tablet a day; the text leaves the amount to the label.
// There is no agreed scheme for raising the dose, so the text contains none.
export const oralMinoxidilFacts: PrescriptionFacts = {
  kind: 'prescription',
  slug: 'oral-minoxidil',
  drugTypes: ['minoxidil_oral'],
  record: 'docs/clinical/hair-loss.md#OMX',
  name: 'Oral minoxidil 2.5 mg tablets',
  sayIt: 'mi-NOX-i-dil',
  brandNames: ['Loniten (no longer sold in the US under this name)'],
  summary:
    'A blood pressure tablet that is used off-label, in low doses, for hair loss. It has a boxed warning about the heart.',
  shopPath: '/our-products/oral-minoxidil',
  offLabelFor: 'hair loss',
  warning: {
    boxed: true,
    words: [
      'Minoxidil tablets can cause fluid to collect around the heart (pericardial effusion), which can press on the heart (tamponade). They can make chest pain (angina) worse.',
      'The label says that the tablets are for severe high blood pressure that other medicines do not control, and that they are taken with medicines that slow the heart and remove fluid. It also says that taking them with guanethidine can cause a sharp drop in blood pressure.',
      'The label is about higher doses than those used for hair loss. A lower dose does not make the warning go away.',
    ],
  },
  treats: [
    'Minoxidil tablets are FDA-approved only for severe high blood pressure.',
    'Clinicians also prescribe them in low doses for male pattern hair loss. That use is off-label.',
  ],
  notApproved: [
    'The FDA has not approved minoxidil tablets for hair loss. What is known about how well they work for hair, and how safe they are, comes from smaller studies and from experience.',
  ],
  howToTake: [
    {
      points: [
        'Take exactly the amount on your label once a day, at the same time, with or without food.',
        'Men usually start at 2.5 mg a day; some start with half a tablet. We do not prescribe more than 2.5 mg a day for hair. Do not change the dose yourself.',
        'Stand up slowly, especially in the first week.',
        'Check your blood pressure and pulse before you start and after each dose change.',
      ],
    },
  ],
  missedDose: [
    'Skip it and take your next dose at the usual time. Never take two doses to catch up, because your blood pressure could drop.',
  ],
  whoShouldNot: [
    {
      points: [
        'Anyone with a pheochromocytoma, a rare tumor of the adrenal gland.',
        'Anyone allergic to minoxidil or any ingredient in the tablet.',
        'Anyone with heart failure, fluid or inflammation around the heart, or high blood pressure in the lungs with a narrowed mitral valve.',
        'Anyone whose blood pressure is below 90/60.',
        'Anyone under 18, pregnant or breastfeeding.',
      ],
    },
  ],
  discussFirst: [
    {
      points: [
        'Any heart disease, chest pain, a past heart attack, or a fast or irregular heartbeat.',
        'Kidney disease or dialysis.',
        'Low blood pressure, fainting, or any medicine for blood pressure.',
        'Swelling in your legs or sudden weight gain.',
        'A blood pressure below 100/60 or a resting pulse above 100. A clinician must review that first.',
      ],
    },
  ],
  interactions: [
    {
      points: [
        'Guanethidine: it can cause a sharp drop in blood pressure (part of the boxed warning).',
        'Blood pressure medicines, nitrates, alpha-blockers such as tamsulosin, and erectile dysfunction medicines such as sildenafil and tadalafil: together they can lower blood pressure too much.',
        'Minoxidil on the scalp: do not use both.',
        'Alcohol can make dizziness worse.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Hair growth on the face, arms or body.',
      'Lightheadedness, dizziness, headache.',
      'Swollen ankles or feet, often in weeks 4 to 6.',
      'A faster pulse.',
      'More shedding in the first weeks.',
    ],
    serious: [
      'Sudden weight gain or swelling of the hands, feet, face or belly.',
      'Fluid around the heart: shortness of breath, chest pressure, trouble lying flat.',
      'New or worse chest pain.',
      'A pulse that is 20 beats a minute faster than usual, or fainting.',
    ],
    getHelpNow: [
      'Chest pain, fainting, trouble breathing or a racing heart: stop the tablets and call 911.',
      'Sudden swelling or weight gain: stop the tablets and get care the same day.',
      'Too many tablets, or a child took one: call Poison Control at 1-800-222-1222 or 911.',
    ],
  },
  household: [
    'Do not use it during pregnancy or while breastfeeding. Even one tablet can be dangerous for a child.',
    'Minoxidil is poisonous to cats and dogs. Keep tablets where no one else can reach them.',
  ],
  expect: [
    'Blood pressure and pulse can change within the first days. If you get swelling, it often shows up in weeks 4 to 6. Hair changes start at about month 3.',
  ],
  stopping: [
    'The hair you gained is usually lost over the following months. If you also have high blood pressure, ask your clinician before you stop.',
  ],
  storage: [`${roomTemperature} Protect it from light.`],
  travel: [`${travelAdvice} Pack a blood pressure cuff if you were asked to check your blood pressure.`],
  disposal: [disposalAdvice],
  labelSearch: 'minoxidil tablets',
  medicationGuide:
    'Minoxidil tablets have no Medication Guide. The boxed warning and patient information are part of the label.',
  sources: [
    { label: 'FDA-approved label, minoxidil tablets (boxed warning)' },
    {
      label: 'International expert consensus on low-dose oral minoxidil for hair loss, JAMA Dermatology 2024',
      url: 'https://doi.org/10.1001/jamadermatol.2024.4593',
    },
  ],
};
