import { doorsOfVisits } from '../../doors.ts';
import { ssris } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';

const isAllergicTo = (facts: Facts, drug: string, brands: readonly string[]): boolean =>
  facts.chose('allergies', drug) || facts.mentions('allergies_detail', [drug, ...brands]);

/** What rules out an antidepressant for early ejaculation: other medicines, allergies, another antidepressant. */
export const ssriRules: readonly Rule[] = [
  {
    // ZOLOFT 4, LEXAPRO 4, PROZAC 4.1 V.
    id: 'SSRI-MAOI',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'maoi_now', 'maoi_14d'),
    reasonForPatient:
      'An MAOI with this medicine can cause a dangerous serotonin reaction, also in the 14 days after you stop it. Please ask the doctor who prescribed the MAOI; do not stop it on your own.',
    reasonForClinician:
      'MAOI now or in the last 14 days: contraindicated. No MAOI until 14 days (fluoxetine 5 weeks) after.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-MAOI',
  },
  {
    id: 'SSRI-LINEZOLID',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'linezolid_methylene_blue'),
    reasonForPatient:
      'Linezolid or methylene blue with this medicine can cause a dangerous serotonin reaction. Please come back when that treatment is over.',
    reasonForClinician: 'Linezolid or methylene blue: contraindicated.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-LINEZOLID',
  },
  {
    // ZOLOFT 4, LEXAPRO 4 V; PROZAC 4.2 copy V.
    id: 'SSRI-PIMOZIDE',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'pimozide'),
    reasonForPatient:
      'Pimozide with this medicine can cause a dangerous heart rhythm, so it is not for you. A spray may be; the clinician can tell you.',
    reasonForClinician: 'Pimozide: contraindicated.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-PIMOZIDE',
  },
  {
    // PROZAC 4.2 M, copies V.
    id: 'SSRI-THIORIDAZINE',
    version: 1,
    appliesTo: ['fluoxetine'],
    outcome: 'stop',
    scope: 'ssri',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'thioridazine_14d'),
    reasonForPatient:
      'Thioridazine with fluoxetine can cause a dangerous heart rhythm, also for weeks after. Please ask the doctor who prescribed it.',
    reasonForClinician: 'Thioridazine: contraindicated with fluoxetine and for 5 weeks after it.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-THIORIDAZINE',
  },
  {
    // P, because of the QT interval.
    id: 'SSRI-THIORIDAZINE-OTHER',
    version: 1,
    appliesTo: ['sertraline', 'escitalopram'],
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'thioridazine_14d'),
    reasonForPatient:
      'With thioridazine this medicine is not for you. The clinician can tell you about other ways.',
    reasonForClinician: 'Thioridazine now or in the last 14 days: QT interval.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-THIORIDAZINE-OTHER',
  },
  {
    // Serotonin warning V; P (docs/clinical/open-questions.md#OPEN-13).
    id: 'SSRI-ONE',
    version: 1,
    appliesTo: ssris,
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'antidepressant'),
    reasonForPatient:
      'Only one medicine of this kind is taken at a time. Please do not stop the one you have; the doctor who prescribed it can tell you whether it may be changed.',
    reasonForClinician: 'Takes an antidepressant from elsewhere.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-ONE',
  },
  {
    // Of the visit only: what runs already stays, the later one is the one too many.
    id: 'SSRI-DOUBLE',
    version: 1,
    appliesTo: ssris,
    outcome: 'alternative',
    only: doorsOfVisits,
    inputs: [],
    when: (facts) => ssris.filter((drug) => facts.has(drug)).length >= 2,
    reasonForPatient:
      'Only one medicine of this kind is taken at a time. Please do not stop the one you have; the clinician can change you to another one.',
    reasonForClinician: 'Two antidepressants of ours.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-DOUBLE',
  },
  {
    // ZOLOFT 4 V.
    id: 'SSRI-ALLERGY-SERTRALINE',
    version: 1,
    appliesTo: ['sertraline'],
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) => isAllergicTo(facts, 'sertraline', ['zoloft']),
    reasonForPatient: 'You told us about an allergy to sertraline, so it is not for you. Another one may be.',
    reasonForClinician: 'Allergy to sertraline.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-ALLERGY-SERTRALINE',
  },
  {
    id: 'SSRI-ALLERGY-FLUOXETINE',
    version: 1,
    appliesTo: ['fluoxetine'],
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) => isAllergicTo(facts, 'fluoxetine', ['prozac']),
    reasonForPatient: 'You told us about an allergy to fluoxetine, so it is not for you. Another one may be.',
    reasonForClinician: 'Allergy to fluoxetine.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-ALLERGY-FLUOXETINE',
  },
  {
    // LEXAPRO 4 V.
    id: 'SSRI-ALLERGY-ESCITALOPRAM',
    version: 1,
    appliesTo: ['escitalopram'],
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) =>
      isAllergicTo(facts, 'escitalopram', ['lexapro']) || isAllergicTo(facts, 'citalopram', ['celexa']),
    reasonForPatient:
      'You told us about an allergy to escitalopram or citalopram, so escitalopram is not for you. Another one may be.',
    reasonForClinician: 'Allergy to escitalopram or citalopram.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-ALLERGY-ESCITALOPRAM',
  },
  {
    // ZOLOFT 5, PROZAC 5.2 V; the split P.
    id: 'SSRI-SEROTONIN',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) =>
      facts.chose('meds', 'triptan', 'opioid', 'lithium', 'buspirone', 'stimulant', 'dextromethorphan'),
    reasonForPatient:
      'One of your medicines also acts on serotonin. The clinician will check whether the two are safe together.',
    reasonForClinician: 'Another serotonergic medicine.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SEROTONIN',
  },
  {
    id: 'SSRI-SEROTONIN-STRONG',
    version: 1,
    appliesTo: ssris,
    outcome: 'alternative',
    inputs: ['meds', 'recreational'],
    when: (facts) => facts.chose('meds', 'st_johns_wort') || facts.chose('recreational', 'mdma'),
    reasonForPatient:
      'St. John’s wort or MDMA with this medicine can cause a dangerous serotonin reaction, so it is not for you while you use them.',
    reasonForClinician: 'St. John’s wort or MDMA.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-SEROTONIN-STRONG',
  },
  {
    // ZOLOFT 5, LEXAPRO 7 V.
    id: 'SSRI-BLEED',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: ['meds', 'blood_penis'],
    when: (facts) => facts.chose('meds', 'blood_thinner') || facts.chose('blood_penis', 'bleeding_disorder'),
    reasonForPatient: 'This medicine can make bleeding easier. The clinician will check your risk first.',
    reasonForClinician: 'Blood thinner or bleeding disorder.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-BLEED',
  },
  {
    id: 'SSRI-BLEED-NSAID',
    version: 1,
    appliesTo: ssris,
    outcome: 'counsel',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'nsaid_aspirin'),
    reasonForPatient:
      'Ibuprofen, naproxen or aspirin with this medicine makes bleeding easier. Use them only when you need them, and tell us about black stool or unusual bruises.',
    reasonForClinician: 'NSAID or aspirin. Advice shown.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-BLEED-NSAID',
  },
  {
    // Copy V; tamoxifen M.
    id: 'SSRI-2D6',
    version: 1,
    appliesTo: ['fluoxetine'],
    outcome: 'alternative',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'tamoxifen'),
    reasonForPatient: 'Fluoxetine can keep tamoxifen from working, so it is not for you. Another one may be.',
    reasonForClinician: 'Tamoxifen with a strong CYP2D6 inhibitor.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-2D6',
  },
  {
    id: 'SSRI-2D6-OTHER',
    version: 1,
    appliesTo: ['fluoxetine', 'sertraline'],
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'cyp2d6_other'),
    reasonForPatient:
      'This medicine can make one of yours stronger or weaker. The clinician will check the doses.',
    reasonForClinician:
      'Medicine cleared by CYP2D6: tricyclic, flecainide, propafenone, metoprolol, codeine, antipsychotic.',
    source: 'docs/clinical/premature-ejaculation.md#SSRI-2D6-OTHER',
  },
];
