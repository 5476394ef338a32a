import { type DrugSheet, hairLossCare } from '../drug-sheet.ts';

// Cosmetics: they may promise a look, never growth.
const shared = { drugClass: 'hair_care', line: hairLossCare, needsPrescription: false } as const;

export const thickeningShampoo: DrugSheet = {
  ...shared,
  drugType: 'thickening_shampoo',
  name: 'Thickening shampoo, 240 mL',
  title: 'Thickening shampoo',
  description: 'A gentle daily shampoo that makes hair look and feel thicker. It does not treat hair loss.',
  instructions: 'Lather into wet hair, rinse. Fine for every day.',
  variants: [
    { id: 316, months: 0, price: 1800, supply: '1 bottle, once' },
    { id: 312, months: 1, price: 1500, supply: '1 bottle every month' },
    { id: 313, months: 3, price: 3900, supply: '3 bottles every 3 months' },
    { id: 314, months: 6, price: 7200, supply: '6 bottles every 6 months' },
    { id: 315, months: 12, price: 13_200, supply: '12 bottles every 12 months' },
  ],
};

export const thickeningConditioner: DrugSheet = {
  ...shared,
  drugType: 'thickening_conditioner',
  name: 'Thickening conditioner, 240 mL',
  title: 'Thickening conditioner',
  description: 'A light conditioner that makes hair look and feel fuller. It does not treat hair loss.',
  instructions: 'After shampoo, work through the hair, wait a minute, rinse.',
  variants: [
    { id: 326, months: 0, price: 1800, supply: '1 bottle, once' },
    { id: 322, months: 1, price: 1500, supply: '1 bottle every month' },
    { id: 323, months: 3, price: 3900, supply: '3 bottles every 3 months' },
    { id: 324, months: 6, price: 7200, supply: '6 bottles every 6 months' },
    { id: 325, months: 12, price: 13_200, supply: '12 bottles every 12 months' },
  ],
};

export const pomade: DrugSheet = {
  ...shared,
  drugType: 'pomade',
  name: 'Thickening pomade, 60 g',
  title: 'Thickening pomade',
  description: 'A matte styling pomade that makes hair look thicker. It does not treat hair loss.',
  instructions: 'Warm a little between your palms and work it into dry or damp hair.',
  variants: [
    { id: 336, months: 0, price: 2000, supply: '1 jar, once' },
    { id: 333, months: 3, price: 1800, supply: '1 jar every 3 months' },
    { id: 334, months: 6, price: 3300, supply: '2 jars every 6 months' },
    { id: 335, months: 12, price: 6000, supply: '4 jars every 12 months' },
  ],
};
