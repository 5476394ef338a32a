import { type DrugSheet, prematureEjaculation } from '../drug-sheet.ts';

// A visitor may choose only the usual starting dose; a clinician chooses the others.
const offLabel = (drug: string): string =>
  `${drug} is an antidepressant. Using it for early ejaculation is off-label; no drug is FDA-approved for that. Boxed warning: antidepressants can raise the risk of suicidal thoughts in people up to age 24. Nausea, sleep changes and lower sex drive are common.`;

const shared = { drugClass: 'ssri', line: prematureEjaculation, needsPrescription: true } as const;
const instructions =
  'Take it once a day as your clinician directs. Do not take it with or within 14 days of an MAOI. Do not stop suddenly: ask your clinician how to come off it. Call or text 988 if you think of harming yourself.';
const tablets = '90 tablets every 3 months';

export const sertraline: DrugSheet = {
  ...shared,
  drugType: 'sertraline',
  name: 'Sertraline',
  title: 'Sertraline',
  description: offLabel('Sertraline'),
  instructions,
  variants: [
    { id: 1301, months: 3, price: 6000, name: 'Sertraline 50 mg, 90 tablets', supply: tablets },
    {
      id: 1302,
      months: 3,
      price: 6900,
      name: 'Sertraline 100 mg, 90 tablets',
      supply: tablets,
      userSelectable: false,
    },
  ],
};

/** Less evidence for this use than for the other two (unsure). */
export const escitalopram: DrugSheet = {
  ...shared,
  drugType: 'escitalopram',
  name: 'Escitalopram',
  title: 'Escitalopram',
  description: offLabel('Escitalopram'),
  instructions,
  variants: [
    { id: 1311, months: 3, price: 6000, name: 'Escitalopram 10 mg, 90 tablets', supply: tablets },
    {
      id: 1312,
      months: 3,
      price: 6900,
      name: 'Escitalopram 20 mg, 90 tablets',
      supply: tablets,
      userSelectable: false,
    },
  ],
};

export const fluoxetine: DrugSheet = {
  ...shared,
  drugType: 'fluoxetine',
  name: 'Fluoxetine',
  title: 'Fluoxetine',
  description: offLabel('Fluoxetine'),
  instructions: `${instructions} Wait 5 weeks after fluoxetine before taking an MAOI.`,
  variants: [
    {
      id: 1321,
      months: 3,
      price: 6000,
      name: 'Fluoxetine 20 mg, 90 capsules',
      supply: '90 capsules every 3 months',
    },
    {
      id: 1322,
      months: 3,
      price: 6900,
      name: 'Fluoxetine 40 mg, 90 capsules',
      supply: '90 capsules every 3 months',
      userSelectable: false,
    },
    {
      id: 1323,
      months: 3,
      price: 6600,
      name: 'Fluoxetine 20 mg, 90 tablets',
      supply: tablets,
      userSelectable: false,
    },
  ],
};
