import { doorsOfVisits } from '../../doors.ts';
import { pde5Inhibitors } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';
import { iief5, iiefItems } from '../../scores.ts';

const sildenafilNames = ['sildenafil', 'viagra', 'revatio'];
const tadalafilNames = ['tadalafil', 'cialis', 'adcirca'];

const hasAllergy = (facts: Facts, drug: string, names: readonly string[]): boolean =>
  facts.chose('allergies', drug) || facts.mentions('allergies_detail', names);

const isAllergic = (facts: Facts): boolean =>
  hasAllergy(facts, 'sildenafil', sildenafilNames) || hasAllergy(facts, 'tadalafil', tadalafilNames);

const seriousReaction = [
  'anaphyla',
  'throat',
  'breath',
  'swell',
  'swollen',
  'epipen',
  'epinephrine',
  'hospital',
];

/** Sildenafil and tadalafil, for erections or for early ejaculation. Doses are in their own file. */
export const pde5Rules: readonly Rule[] = [
  {
    // VIAGRA 4.2, CIALIS 4.2 V.
    id: 'PDE-ALLERGY',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) => isAllergic(facts) && facts.mentions('allergies_detail', seriousReaction),
    reasonForPatient:
      'You had a serious reaction to a medicine of this kind, so neither sildenafil nor tadalafil is for you. The clinician can tell you about other ways.',
    reasonForClinician: 'Serious reaction to a PDE5 inhibitor.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALLERGY',
  },
  {
    id: 'PDE-ALLERGY-SILDENAFIL',
    version: 1,
    appliesTo: ['sildenafil'],
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) => hasAllergy(facts, 'sildenafil', sildenafilNames),
    reasonForPatient: 'You told us about an allergy to sildenafil, so it is not for you. Another one may be.',
    reasonForClinician: 'Allergy to sildenafil.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALLERGY-SILDENAFIL',
  },
  {
    id: 'PDE-ALLERGY-TADALAFIL',
    version: 1,
    appliesTo: ['tadalafil'],
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) => hasAllergy(facts, 'tadalafil', tadalafilNames),
    reasonForPatient: 'You told us about an allergy to tadalafil, so it is not for you. Another one may be.',
    reasonForClinician: 'Allergy to tadalafil.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALLERGY-TADALAFIL',
  },
  {
    // CIALIS 5.11 V, VIAGRA 5.7 M.
    // Of the visit only: what runs already stays, the later one is the one too many.
    id: 'PDE-DOUBLE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'alternative',
    only: doorsOfVisits,
    inputs: [],
    when: (facts) => pde5Inhibitors.every((drug) => facts.has(drug)),
    reasonForPatient:
      'Only one erection medicine is used at a time. The clinician can change you to another one if yours does not work well.',
    reasonForClinician: 'Sildenafil and tadalafil together.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-DOUBLE',
  },
  {
    id: 'PDE-DOUBLE-OTHER',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'pde5'),
    reasonForPatient:
      'You use an erection medicine from somewhere else. Only one is used at a time, so the clinician will ask you which one you want to keep.',
    reasonForClinician:
      'Uses a PDE5 inhibitor from elsewhere. Prescribe only when that has ended and the answer says so.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-DOUBLE-OTHER',
  },
  {
    id: 'PDE-DOUBLE-PAH',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'pah_pde5'),
    reasonForPatient:
      'Your medicine for high pressure in the lungs is of the same kind, and more of it is not safe. Please ask the doctor who treats you.',
    reasonForClinician: 'PDE5 inhibitor for pulmonary hypertension.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-DOUBLE-PAH',
  },
  {
    // VIAGRA 5.3 (caution) V+P; EU and Australian labels contraindicate M. docs/clinical/open-questions.md#OPEN-9
    id: 'PDE-NAION',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['eye_ear'],
    when: (facts) => facts.chose('eye_ear', 'naion'),
    reasonForPatient:
      'After a sudden loss of vision from the eye nerve, this medicine could harm your sight. Do not use it. If your vision changes now, get care today.',
    reasonForClinician: 'Past NAION.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-NAION',
  },
  {
    // VIAGRA 5.3 V.
    id: 'PDE-EYE-RISK',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['eye_ear'],
    when: (facts) => facts.chose('eye_ear', 'crowded_disc'),
    reasonForPatient: 'The clinician will look at the risk to your sight before prescribing.',
    reasonForClinician: 'Crowded optic disc: a higher risk of NAION.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-EYE-RISK',
  },
  {
    // CIALIS 5.4: not recommended V.
    id: 'PDE-RETINA',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['eye_ear'],
    when: (facts) => facts.chose('eye_ear', 'retinitis_pigmentosa'),
    reasonForPatient:
      'With retinitis pigmentosa, this kind of medicine is not for you. Please ask your doctor about other treatments.',
    reasonForClinician: 'Retinitis pigmentosa: not recommended.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-RETINA',
  },
  {
    // CIALIS 5.5 M.
    id: 'PDE-HEARING',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['eye_ear'],
    when: (facts) => facts.chose('eye_ear', 'sudden_hearing_loss'),
    reasonForPatient: 'The clinician will ask about your hearing loss before prescribing.',
    reasonForClinician: 'Past sudden hearing loss.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-HEARING',
  },
  {
    // CIALIS 5.3, VIAGRA 5.2 V.
    id: 'PDE-PRIAPISM-RISK',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['blood_penis'],
    when: (facts) => facts.chose('blood_penis', 'sickle', 'myeloma', 'leukaemia', 'peyronie'),
    reasonForPatient:
      'With your condition, an erection can last too long. The clinician will look at this before prescribing.',
    reasonForClinician: 'Sickle cell disease, myeloma, leukemia or Peyronie’s disease: risk of priapism.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-PRIAPISM-RISK',
  },
  {
    // The outcome is P.
    id: 'PDE-PRIAPISM-PAST',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['blood_penis'],
    when: (facts) => facts.chose('blood_penis', 'past_priapism'),
    reasonForPatient:
      'You have had an erection that would not go away. This medicine could cause another one, so please see a urologist about what is safe.',
    reasonForClinician: 'Past priapism.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-PRIAPISM-PAST',
  },
  {
    // CIALIS V.
    id: 'PDE-BLEED',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['blood_penis'],
    when: (facts) => facts.chose('blood_penis', 'bleeding_disorder', 'active_ulcer'),
    reasonForPatient: 'The clinician will look at your bleeding risk before prescribing.',
    reasonForClinician: 'Bleeding disorder or active ulcer.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-BLEED',
  },
  {
    // AUA-ED 1, 2 V.
    id: 'PDE-CAUSE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['ed_onset', 'pelvic', 'libido', 'sexually_active', ...iiefItems],
    when: (facts) =>
      facts.chose('ed_onset', 'sudden', 'after_injury') ||
      facts.count('pelvic') > 0 ||
      facts.chose('libido', 'lower') ||
      facts.chose('sexually_active', 'no') ||
      (iief5(facts) ?? 0) >= 22,
    reasonForPatient:
      'Your answers point to a cause that may need its own treatment. The clinician will look for it first.',
    reasonForClinician:
      'Sudden onset or injury, a pelvic history, low libido, no sex in 6 months, or an IIEF-5 of 22 or more: look for the cause.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-CAUSE',
  },
  {
    // CIALIS 5.9 V; sildenafil P.
    id: 'PDE-ALCOHOL',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'counsel',
    inputs: ['alcohol_session'],
    when: (facts) => facts.chose('alcohol_session', '5_plus'),
    reasonForPatient:
      'Five or more drinks with this medicine can make you dizzy and drop your blood pressure. Drink less on days you use it.',
    reasonForClinician: 'Five or more drinks at a time. Advice shown.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-ALCOHOL',
  },
  {
    // VIAGRA and CIALIS 5 V. Without an erection medicine URGENT-SYMPTOMS covers fainting.
    id: 'PDE-EMERG',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'emergency',
    scope: 'pde5_inhibitor',
    inputs: ['urgent_symptoms', 'ed_side_effects'],
    when: (facts) =>
      facts.chose('urgent_symptoms', 'erection_over_4h', 'vision_loss', 'hearing_loss') ||
      facts.chose(
        'ed_side_effects',
        'erection_over_4h',
        'vision_loss',
        'hearing_loss',
        'chest_pain_sex',
        'fainting',
      ) ||
      (pde5Inhibitors.some((drug) => facts.has(drug)) && facts.chose('urgent_symptoms', 'fainting')),
    reasonForPatient:
      'This can be an emergency. Please call 911 now. Tell them what you took and when, and do not take nitroglycerin. Do not wait for a reply from us.',
    reasonForClinician:
      'Erection over 4 hours, loss of vision or hearing, chest pain during sex, or fainting.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-EMERG',
  },
  {
    // Once a day V (VIAGRA 2.1, CIALIS 2.1); rest P. The tablets of a plan are checked when it is decided (plan-limits.ts).
    id: 'PDE-QTY',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['took_two'],
    when: (facts) => facts.chose('took_two', 'yes'),
    reasonForPatient:
      'Taking more than one tablet in a day raises the risk of serious side effects. Please take one at most; the clinician will talk with you about the dose.',
    reasonForClinician: 'Took more than one tablet in a day.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-QTY',
  },
  {
    // P.
    id: 'PDE-QTY-EARLY',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: [],
    when: (facts) => facts.earlyRefills >= 2,
    reasonForPatient:
      'You have needed your tablets early more than once. The clinician will talk with you about the dose and the number of tablets.',
    reasonForClinician: 'Erection medicine was refilled early at least twice in 12 months.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-QTY-EARLY',
  },
];
