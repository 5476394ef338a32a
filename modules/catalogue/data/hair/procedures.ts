import { type DrugSheet, hairLossCare } from '../drug-sheet.ts';

// Done in person. Only staff may add them until a partner clinic and its refund terms are settled (unsure).
const shared = { drugClass: 'procedure', line: hairLossCare, needsPrescription: false } as const;

export const follicularUnitExtraction: DrugSheet = {
  ...shared,
  drugType: 'follicular_unit_extraction_procedure',
  name: 'Follicular unit extraction, deposit',
  title: 'Follicular unit extraction',
  description:
    'A deposit toward a hair transplant that is done in person by a surgeon. It leaves small scars, and not everyone is suited to it.',
  instructions: 'The deposit reserves a consultation. We contact you to arrange it.',
  variants: [{ id: 801, months: 0, price: 25_000, supply: '1 deposit, once', userSelectable: false }],
};

export const plateletRichPlasma: DrugSheet = {
  ...shared,
  drugType: 'platelet_rich_plasma_treatment',
  name: 'Platelet-rich plasma, one treatment',
  title: 'Platelet-rich plasma',
  description:
    'Injections into the scalp made from your own blood, done in person. Using them for hair loss is off-label and results vary.',
  instructions: 'We contact you to arrange the visit.',
  variants: [{ id: 802, months: 0, price: 45_000, supply: '1 treatment, once', userSelectable: false }],
};
