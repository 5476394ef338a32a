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
  shopPath: '/our-products',
  offLabelFor: 'hair loss',
  warning: {
    boxed: true,
    words: [
      'Minoxidil tablets can cause fluid to collect around the heart (pericardial effusion), which can press on the heart (tamponade). They can make chest pain (angina) worse.',
      'The label says that the tablets are for severe high blood pressure that other medicines do not control, taken with medicines that slow the heart and remove fluid, and that taking them with guanethidine can drop blood pressure sharply.',
      'The label speaks of doses that are higher than those used for hair. A lower dose does not make the warning go away.',
    ],
  },
  treats: [
    'Minoxidil tablets are FDA-approved only for severe high blood pressure.',
    'Clinicians also prescribe them in low doses for male pattern hair loss. That use is off-label.',
  ],
  notApproved: [
    'The FDA has not approved minoxidil tablets for hair loss. Their effect and safety for hair come from smaller studies and from experience.',
  ],
  howToTake: [
    {
      points: [
        'Take it once a day, at the same time, with or without food, exactly in the amount on your label.',
        'Men usually start at 2.5 mg a day; some start with half a tablet. Your clinician may go up to 5 mg. Do not change the amount yourself.',
        'Stand up slowly, most of all in the first week.',
        'Check your blood pressure and pulse before you start and after each change of dose.',
      ],
    },
  ],
  missedDose: [
    'Skip it and take the next one at the usual time. Never take two: your blood pressure could drop.',
  ],
  whoShouldNot: [
    {
      points: [
        'Anyone with a pheochromocytoma, a rare tumor of the adrenal gland.',
        'Anyone allergic to minoxidil or an ingredient of the tablet.',
        'Anyone with heart failure, fluid or inflammation around the heart, or high pressure in the lungs with a narrow mitral valve.',
        'Anyone whose blood pressure is below 90/60.',
        'Anyone under 18, pregnant or breastfeeding.',
      ],
    },
  ],
  tellFirst: [
    {
      points: [
        'Any heart disease, chest pain, a past heart attack, or a fast or uneven heartbeat.',
        'Kidney disease or dialysis.',
        'Low blood pressure, fainting, or any medicine for blood pressure.',
        'Swelling in your legs or sudden weight gain.',
        'A blood pressure below 100/60 or a resting pulse above 100. A clinician must look at that first.',
      ],
    },
  ],
  interactions: [
    {
      points: [
        'Guanethidine: a sharp drop in blood pressure (part of the boxed warning).',
        'Blood pressure medicines, nitrates, alpha-blockers such as tamsulosin, and erection medicines such as sildenafil and tadalafil: together they can lower blood pressure too far.',
        'Minoxidil on the scalp: do not use both.',
        'Alcohol can add to dizziness.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Hair growing on the face, arms or body.',
      'Light-headedness, dizziness, headache.',
      'Swollen ankles or feet, often in weeks 4 to 6.',
      'A faster pulse.',
      'More shedding in the first weeks.',
    ],
    serious: [
      'Sudden weight gain or swelling of the hands, feet, face or belly.',
      'Fluid around the heart: breathlessness, chest pressure, trouble lying flat.',
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
    'Not for use in pregnancy or while breastfeeding. Even one tablet can be dangerous for a child.',
    'Minoxidil is poisonous to cats and dogs. Keep tablets where no one else can reach them.',
  ],
  expect: [
    'Blood pressure and pulse can change within the first days. Swelling, if it comes, often shows in weeks 4 to 6. Hair changes start from about month 3.',
  ],
  stopping: [
    'What you gained is usually lost over the following months. If you also have high blood pressure, ask your clinician before you stop.',
  ],
  storage: [`${roomTemperature} Keep from light.`],
  travel: [`${travelAdvice} Pack a blood pressure cuff if you were asked to measure.`],
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
