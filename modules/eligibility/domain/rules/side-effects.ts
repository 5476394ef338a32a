import { finasterideDrugs, minoxidilDrugs, scalpMinoxidil } from '../drug-groups.ts';
import type { Rule } from '../rule.ts';

/** What a renewal or check-in reports (docs/clinical/check-ins-and-dose-changes.md#effects-reported-on-treatment). */
export const sideEffectRules: readonly Rule[] = [
  {
    // "Stop, seek care" on the label of minoxidil; refills stop until a clinician decides.
    id: 'SE-MINOX-SERIOUS',
    version: 2,
    appliesTo: minoxidilDrugs,
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['side_effects'],
    when: (facts) => facts.chose('side_effects', 'chest_pain', 'faintness', 'sudden_swelling'),
    reasonForPatient:
      'Please stop minoxidil and see a doctor soon about what you noticed. Call 911 if you have chest pain, faint or cannot breathe well. We will not send more until a clinician has looked at this.',
    reasonForClinician: 'Chest pain, faintness, sudden weight gain or swelling on minoxidil.',
    source: 'docs/clinical/check-ins-and-dose-changes.md#SE-MINOX-SERIOUS',
  },
  {
    // What minoxidil tablets hold back is asked in detail at check-ins; 2 kg in a week is our policy.
    id: 'SE-MINOX-FLUID',
    version: 1,
    appliesTo: ['minoxidil_oral'],
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['weight_gain', 'swelling'],
    when: (facts) => facts.chose('weight_gain', 'over_2') || facts.chose('swelling', 'face'),
    reasonForPatient:
      'Please stop minoxidil tablets and see a doctor soon: fast weight gain or a swollen face can mean that your body holds water. Call 911 if you have chest pain or cannot breathe well.',
    reasonForClinician: 'More than 2 kg gained in a week, or swelling of the face, on minoxidil tablets.',
    source: 'docs/clinical/check-ins-and-dose-changes.md#SE-MINOX-FLUID',
  },
  {
    id: 'SE-MINOX',
    version: 1,
    appliesTo: minoxidilDrugs,
    outcome: 'review',
    inputs: ['side_effects'],
    when: (facts) => facts.chose('side_effects', 'ankle_swelling', 'dizziness', 'palpitations'),
    reasonForPatient: 'What you noticed can come from minoxidil. The clinician may change the dose.',
    reasonForClinician: 'Ankle swelling, dizziness or palpitations on minoxidil.',
    source: 'docs/clinical/check-ins-and-dose-changes.md#SE-MINOX',
  },
  {
    id: 'SE-SCALP',
    version: 1,
    appliesTo: [...scalpMinoxidil, 'ketoconazole'],
    outcome: 'review',
    inputs: ['side_effects'],
    when: (facts) => facts.chose('side_effects', 'scalp'),
    reasonForPatient: 'The clinician will look at your scalp and may suggest another form.',
    reasonForClinician: 'Scalp irritation.',
    source: 'docs/clinical/check-ins-and-dose-changes.md#SE-SCALP',
  },
  {
    id: 'SE-SEXUAL',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['side_effects'],
    when: (facts) => facts.chose('side_effects', 'sexual'),
    reasonForPatient:
      'This can come from finasteride. The clinician will talk with you about stopping or changing it.',
    reasonForClinician: 'Sexual side effects on finasteride.',
    source: 'docs/clinical/check-ins-and-dose-changes.md#SE-SEXUAL',
  },
  {
    // Stops finasteride in every form and line; everything else continues.
    id: 'SE-MOOD',
    version: 3,
    appliesTo: finasterideDrugs,
    outcome: 'stop',
    scope: 'finasteride',
    inputs: ['side_effects'],
    when: (facts) => facts.chose('side_effects', 'mood'),
    reasonForPatient:
      'This can come from finasteride, so please stop taking it. The clinician will talk with you about it. If it gets worse, call or text 988.',
    reasonForClinician: 'Mood changes on finasteride: discontinue it, and contact the patient the same day.',
    source: 'docs/clinical/check-ins-and-dose-changes.md#SE-MOOD',
  },
];
