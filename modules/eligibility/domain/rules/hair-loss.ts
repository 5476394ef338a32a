import type { DrugType } from '#modules/catalogue/index.ts';
import { hairPrescriptions, isPrescriptionDrug, scalpMinoxidil, topicalMinoxidil } from '../drug-groups.ts';
import type { Facts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const hairAndScalpMinoxidil: readonly DrugType[] = [...hairPrescriptions, ...topicalMinoxidil];
const forTheScalp: readonly DrugType[] = [...scalpMinoxidil, 'ketoconazole'];
const byMouth: readonly DrugType[] = ['finasteride', 'minoxidil_oral'];

const needsScalpExam = (facts: Facts): boolean =>
  facts.chose('scalp_symptoms', 'pain', 'burning', 'pus', 'scarring', 'heavy_scale');

const prescribedByMouth = (facts: Facts): boolean =>
  facts.drugTypes.some((drug) => isPrescriptionDrug(drug) && !forTheScalp.includes(drug));

const scalpExam =
  'What you describe on your scalp needs an exam in person before anything is put on it. Please see a doctor or a dermatologist.';

/** Red flags: signs that hair loss has another cause (docs/clinical/hair-loss.md#red-flags). */
export const hairLossRules: readonly Rule[] = [
  {
    id: 'H1',
    version: 2,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'stop',
    scope: 'line',
    inputs: ['patchy'],
    when: (facts) => facts.chose('patchy', 'yes'),
    reasonForPatient:
      'Round or patchy bald spots often have another cause, which these medicines do not treat. Please ask a doctor to look at them in person.',
    reasonForClinician: 'Patchy loss; possible alopecia areata. Outside this service.',
    source: 'docs/clinical/hair-loss.md#H1',
  },
  {
    // When the patient is not sure, a clinician reviews it (P).
    id: 'H1-UNSURE',
    version: 1,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'review',
    inputs: ['patchy'],
    when: (facts) => facts.chose('patchy', 'not_sure'),
    reasonForPatient: 'The clinician will check your photos for patchy bald spots.',
    reasonForClinician: 'Not sure whether loss is patchy. Check the photos, or ask for them.',
    source: 'docs/clinical/hair-loss.md#H1-UNSURE',
  },
  {
    id: 'H2',
    version: 1,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'review',
    inputs: ['speed', 'shedding_trigger'],
    when: (facts) =>
      facts.chose('speed', 'under_3_months') ||
      facts.chose('shedding_trigger', 'illness', 'surgery', 'diet', 'new_medicine'),
    reasonForPatient:
      'Sudden shedding can have a cause that passes by itself. The clinician will look at this first.',
    reasonForClinician: 'Shedding within 3 months, or after illness, surgery, a crash diet or a new drug.',
    source: 'docs/clinical/hair-loss.md#H2',
  },
  {
    // "Stop topical": when only scalp treatments were requested, nothing is left to prescribe.
    id: 'H3',
    version: 2,
    appliesTo: forTheScalp,
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['scalp_symptoms'],
    when: (facts) => needsScalpExam(facts) && !prescribedByMouth(facts),
    reasonForPatient: scalpExam,
    reasonForClinician: 'Scalp pain, burning, pus, scarring or heavy scale. Needs an exam in person.',
    source: 'docs/clinical/hair-loss.md#H3',
  },
  {
    // The same sign in a visit that also requests tablets: topical treatment is removed, the tablets are
    // reviewed (H3-TABLETS). What should happen to tablets is unsure (?).
    id: 'H3-SCALP',
    version: 1,
    appliesTo: forTheScalp,
    outcome: 'alternative',
    inputs: ['scalp_symptoms'],
    when: (facts) => needsScalpExam(facts) && prescribedByMouth(facts),
    reasonForPatient: scalpExam,
    reasonForClinician: 'Scalp pain, burning, pus, scarring or heavy scale: nothing on the scalp.',
    source: 'docs/clinical/hair-loss.md#H3-SCALP',
  },
  {
    id: 'H3-TABLETS',
    version: 1,
    appliesTo: byMouth,
    outcome: 'review',
    inputs: ['scalp_symptoms'],
    when: needsScalpExam,
    reasonForPatient:
      'Please have your scalp looked at in person. The clinician will decide whether tablets can start before that.',
    reasonForClinician:
      'Scalp pain, burning, pus, scarring or heavy scale. Rule out scarring hair loss before tablets.',
    source: 'docs/clinical/hair-loss.md#H3-TABLETS',
  },
  {
    id: 'H4',
    version: 3,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'stop',
    scope: 'line',
    inputs: ['other_hair_loss'],
    when: (facts) => facts.chose('other_hair_loss', 'brows', 'lashes', 'body'),
    reasonForPatient:
      'Losing brows, lashes or body hair points to a cause that these medicines do not treat. Please see a doctor in person.',
    reasonForClinician: 'Loss of eyebrow, lash or body hair.',
    source: 'docs/clinical/hair-loss.md#H4',
  },
  {
    id: 'H5',
    version: 3,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'stop',
    scope: 'line',
    inputs: ['cancer_treatment'],
    when: (facts) => facts.chose('cancer_treatment', 'now'),
    reasonForPatient:
      'During chemotherapy or radiation, please ask your cancer team about your hair. We cannot prescribe in this time.',
    reasonForClinician: 'Chemotherapy or radiation now.',
    source: 'docs/clinical/hair-loss.md#H5',
  },
  {
    id: 'H6',
    version: 1,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'thyroid', 'anaemia', 'autoimmune'),
    reasonForPatient:
      'The condition you named can cause hair loss of its own. The clinician will look at it.',
    reasonForClinician: 'Thyroid disease, anemia or autoimmune disease.',
    source: 'docs/clinical/hair-loss.md#H6',
  },
  {
    // Also applies to scalp minoxidil sold without a prescription, because its label says so.
    id: 'H7',
    version: 2,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'stop',
    scope: 'line',
    inputs: ['dob'],
    when: (facts) => !(facts.ageYears >= 18),
    reasonForPatient: 'Hair-loss treatment is for adults. Please talk with your own doctor about your hair.',
    reasonForClinician: 'Younger than 18, or date of birth unknown.',
    source: 'docs/clinical/hair-loss.md#H7',
  },
  {
    // A patient who does not know their family history is treated as having none (P).
    id: 'H8',
    version: 1,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'review',
    inputs: ['onset', 'family', 'hair_loss_area'],
    when: (facts) =>
      facts.chose('onset', 'before_puberty_ended') ||
      (facts.chose('family', 'no', 'not_sure') &&
        facts.chose('hair_loss_area', 'overall_thinning', 'all_over')),
    reasonForPatient: 'Your pattern is less typical, so the clinician will check for other causes.',
    reasonForClinician: 'Onset before puberty ended, or diffuse loss without known family history.',
    source: 'docs/clinical/hair-loss.md#H8',
  },
  {
    id: 'NORWOOD-LATE',
    version: 1,
    appliesTo: hairAndScalpMinoxidil,
    outcome: 'review',
    inputs: ['norwood'],
    when: (facts) => facts.chose('norwood', 'norwood_6', 'norwood_7'),
    reasonForPatient:
      'At this stage medicine can slow further loss, but it rarely brings much hair back. The clinician will talk with you about what to expect and about procedures.',
    reasonForClinician: 'Norwood VI or VII. Set expectations; a procedure is an option.',
    source: 'docs/clinical/hair-loss.md#NORWOOD-LATE',
  },
];
