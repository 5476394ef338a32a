import type { DrugType } from '#modules/catalogue/index.ts';
import { delaySprays, pde5Inhibitors, ssris } from '../../drug-groups.ts';
import type { Rule } from '../../rule.ts';

const always = () => true;
/** A text that no answer decides about. */
const acknowledged = { outcome: 'counsel', inputs: [] } as const;

/** Read and acknowledged before erection medicine is approved; a new version must be acknowledged again. */
export const pde5Texts: readonly Rule[] = [
  {
    id: 'PDE-NITRATE-TEXT',
    version: 1,
    appliesTo: pde5Inhibitors,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Never take this medicine with nitrates, such as nitroglycerin for chest pain, or with poppers: blood pressure can fall to a deadly level. If you have chest pain, call 911 and say that you took it and when. No nitrate may be given for 24 hours after sildenafil, or 48 hours after tadalafil.',
    reasonForClinician: 'Warning about nitrates shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#PDE-NITRATE-TEXT',
  },
  {
    id: 'PDE-EMERGENCY',
    version: 1,
    appliesTo: pde5Inhibitors,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Get help at once for an erection that lasts 4 hours, sudden loss of vision or hearing, or chest pain. Call 911 and say what you took and when.',
    reasonForClinician: 'Emergencies shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#PDE-EMERGENCY',
  },
  {
    id: 'PDE-USE',
    version: 1,
    appliesTo: pde5Inhibitors,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Take it at most once a day, and only one erection medicine. Five or more drinks can make you dizzy and lower your blood pressure. It works only when you are aroused, and it does not protect from infections. Headache, flushing, indigestion and a blocked nose are common.',
    reasonForClinician: 'How to use it shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#PDE-USE',
  },
  {
    // AUA-ED 3 V.
    id: 'ED-HEART',
    version: 1,
    appliesTo: pde5Inhibitors,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Trouble with erections can be an early sign of heart disease. Please have your blood pressure, cholesterol and blood sugar checked by your doctor, also when the medicine works well.',
    reasonForClinician: 'Erectile dysfunction as a sign of heart disease shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#ED-HEART',
  },
  {
    // AUA-ED 4 V; as a text because the service is remote P.
    id: 'ED-TESTOSTERONE',
    version: 1,
    appliesTo: pde5Inhibitors,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Low testosterone can be a cause too. Guidelines advise a blood test in the morning. We do not do it here; please ask your doctor for it.',
    reasonForClinician: 'Advice on morning testosterone shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#ED-TESTOSTERONE',
  },
];

const offLabelDrugs: readonly DrugType[] = [...ssris, ...pde5Inhibitors];

/** The same for the treatment of early ejaculation. */
export const earlyEjaculationTexts: readonly Rule[] = [
  {
    id: 'OFFLABEL-PE',
    version: 1,
    appliesTo: offLabelDrugs,
    outcome: 'counsel',
    inputs: ['sh_concern'],
    when: (facts) =>
      facts.chose('sh_concern', 'too_soon', 'both') || ssris.some((drug) => facts.drugTypes.includes(drug)),
    reasonForPatient:
      'No medicine is FDA-approved for early ejaculation. Using this one for it is off-label: doctors do it, and studies support it, but the label does not list it.',
    reasonForClinician: 'Off-label use shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#OFFLABEL-PE',
  },
  {
    id: 'SSRI-BOXED',
    version: 1,
    appliesTo: ssris,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Boxed warning: antidepressants raised the risk of suicidal thoughts and actions in people up to age 24. At any age, watch for new or worse depression, agitation or thoughts of suicide, above all in the first weeks and after a change of dose. Tell us right away. Call or text 988; in danger, call 911.',
    reasonForClinician: 'Boxed warning shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#SSRI-BOXED',
  },
  {
    id: 'SSRI-MEDGUIDE',
    version: 1,
    appliesTo: ssris,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'The FDA requires a Medication Guide with every fill. Please read it before the first dose; it is also on the page about this medicine.',
    reasonForClinician: 'Medication Guide named.',
    source: 'docs/clinical/texts-to-acknowledge.md#SSRI-MEDGUIDE',
  },
  {
    id: 'SSRI-SEROTONIN-TEXT',
    version: 1,
    appliesTo: ssris,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Other medicines that act on serotonin can cause a dangerous reaction: MAOIs, triptans, tramadol, lithium, St. John’s wort, dextromethorphan and MDMA. Ask before you add anything, and do not take an MAOI for 14 days after the last dose (5 weeks after fluoxetine). Fever, stiff muscles, shaking or confusion means call 911.',
    reasonForClinician: 'Serotonin reaction shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#SSRI-SEROTONIN-TEXT',
  },
  {
    // M.
    id: 'SSRI-TAPER',
    version: 1,
    appliesTo: ssris,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Do not stop this medicine suddenly: you could feel dizzy, anxious or sick. When you want to stop, write to us and we plan it with you.',
    reasonForClinician: 'Stopping slowly shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#SSRI-TAPER',
  },
  {
    id: 'SSRI-SEXUAL',
    version: 1,
    appliesTo: ssris,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'This medicine can lower sex drive, weaken erections and make it hard to finish. For some people these effects did not go away after stopping.',
    reasonForClinician: 'Sexual effects that may persist shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#SSRI-SEXUAL',
  },
  {
    // P.
    id: 'SSRI-ALCOHOL-DRIVING',
    version: 1,
    appliesTo: ssris,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Until you know how this medicine affects you, do not drive or use machines. Avoid alcohol, which can make you more drowsy.',
    reasonForClinician: 'Alcohol and driving shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#SSRI-ALCOHOL-DRIVING',
  },
  {
    // V, M.
    id: 'SPRAY-LABEL',
    version: 1,
    appliesTo: delaySprays,
    ...acknowledged,
    when: always,
    reasonForPatient:
      'Use 3 to 10 sprays, wait as the label says, and wash it off before sex so that your partner is not numbed. Stop if you or your partner gets a rash or burning. Blue or gray skin or trouble breathing means call 911.',
    reasonForClinician: 'Label of the spray shown.',
    source: 'docs/clinical/texts-to-acknowledge.md#SPRAY-LABEL',
  },
];
