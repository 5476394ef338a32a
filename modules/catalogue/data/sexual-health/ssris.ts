import { prematureEjaculation } from '../drug-listing.ts';

/**
 * Fields that the antidepressants share. A visitor may choose only the usual starting dose, a month at a time; a clinician
 * chooses the others. The first fills are a month at most (docs/clinical/quantities-and-refills.md#QTY-SSRI).
 */
export const ssri = {
  drugClass: 'ssri',
  line: prematureEjaculation,
  needsPrescription: true,
} as const;

export const ssriDescription = (drug: string): string =>
  `${drug} is an antidepressant. Using it for early ejaculation is off-label; no drug is FDA-approved for that. Boxed warning: antidepressants can raise the risk of suicidal thoughts in people up to age 24. Nausea, sleep changes and lower sex drive are common.`;

export const ssriInstructions =
  'Take it once a day as your clinician directs. Do not take it with or within 14 days of an MAOI. Do not stop suddenly. Ask your clinician how to taper off. Call or text 988 if you have thoughts of harming yourself.';
