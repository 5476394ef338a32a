import { delaySprays } from '../../drug-groups.ts';
import type { Rule } from '../../rule.ts';

/** The numbing spray, sold without a prescription. What ours holds is not known (docs/clinical/open-questions.md#OPEN-4). */
export const delaySprayRules: readonly Rule[] = [
  {
    // Drug Facts M; rash of the partner 21 CFR 348.50 V.
    id: 'SPRAY-ALLERGY',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'alternative',
    inputs: ['allergies', 'partner_caine'],
    when: (facts) => facts.chose('allergies', 'caine') || facts.chose('partner_caine', 'yes'),
    reasonForPatient:
      'You or your partner reacts to numbing medicines, so the spray is not for you. Other ways may help.',
    reasonForClinician: 'Allergy to a “-caine” anesthetic, of the patient or the partner.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-ALLERGY',
  },
  {
    id: 'SPRAY-SKIN',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'alternative',
    inputs: ['genital_skin'],
    when: (facts) => facts.chose('genital_skin', 'broken_or_sore'),
    reasonForPatient:
      'The spray does not go on broken or sore skin. Please let the skin heal first, or have it looked at.',
    reasonForClinician: 'Broken or sore skin where the spray goes.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-SKIN',
  },
  {
    // Benzocaine: Health Canada monograph V; lidocaine P.
    id: 'SPRAY-METHB',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'alternative',
    inputs: ['blood_penis'],
    when: (facts) => facts.chose('blood_penis', 'methb_or_g6pd'),
    reasonForPatient:
      'With methemoglobinemia or G6PD deficiency, a numbing spray can keep blood from carrying oxygen, so it is not for you.',
    reasonForClinician: 'Methemoglobinemia or G6PD deficiency.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-METHB',
  },
  {
    id: 'SPRAY-HEART',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'review',
    inputs: ['meds', 'liver_level'],
    when: (facts) => facts.chose('meds', 'rhythm_medicine') || facts.chose('liver_level', 'severe'),
    reasonForPatient:
      'With a heart rhythm medicine or severe liver disease, please ask the doctor who treats you before using the spray. The clinician will look at it too.',
    reasonForClinician: 'Heart rhythm medicine or severe liver disease: lidocaine can add up.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-HEART',
  },
  {
    // Nobody reviews what is bought without a visit.
    id: 'SPRAY-HEART-OTC',
    version: 2,
    appliesTo: delaySprays,
    outcome: 'alternative',
    only: ['order', 'plan_change', 'reactivation'],
    inputs: ['meds', 'liver_level'],
    when: (facts) => facts.chose('meds', 'rhythm_medicine') || facts.chose('liver_level', 'severe'),
    reasonForPatient:
      'With a heart rhythm medicine or severe liver disease, please ask the doctor who treats you before using the spray. You can also start a visit with us.',
    reasonForClinician: 'Heart rhythm medicine or severe liver disease, and no visit.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-HEART-OTC',
  },
  {
    // Health Canada monograph V; P.
    id: 'SPRAY-PREG',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'alternative',
    inputs: ['partner_pregnant'],
    when: (facts) => facts.chose('partner_pregnant', 'pregnant', 'breastfeeding'),
    reasonForPatient:
      'The spray can pass to your partner. During pregnancy and breastfeeding it is not used; please ask their doctor.',
    reasonForClinician: 'Partner pregnant or breastfeeding.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-PREG',
  },
  {
    id: 'SPRAY-DOUBLE',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'numbing_product'),
    reasonForPatient:
      'Only one numbing product is used at a time. You can come back when you have finished the other.',
    reasonForClinician: 'Uses another numbing product.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-DOUBLE',
  },
  {
    // 21 CFR 348.50(c) V; 4 weeks P.
    id: 'SPRAY-STOP',
    version: 1,
    appliesTo: delaySprays,
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['spray_effects', 'spray_help'],
    when: (facts) => facts.chose('spray_effects', 'rash') || facts.chose('spray_help', 'no'),
    reasonForPatient:
      'Please stop using the spray: after a rash, or when it has not helped after 4 weeks. See a doctor if the skin does not get better. Blue or gray skin means call 911.',
    reasonForClinician: 'Rash, or no help after 4 weeks.',
    source: 'docs/clinical/premature-ejaculation.md#SPRAY-STOP',
  },
];
