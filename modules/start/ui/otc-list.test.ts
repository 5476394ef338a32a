import { expect, it } from 'vitest';
import { stillPossible } from './otc-list.tsx';

it('offers only what needs no prescription and was not taken out', () => {
  const item = (drugType: string, isRx = false) => ({
    drugType,
    title: drugType,
    description: null,
    serviceLine: 'hair',
    isRx,
  });
  const catalogue = [
    item('finasteride', true),
    item('minoxidil_foam'),
    item('pomade'),
    item('climax_delay_spray'),
    item('platelet_rich_plasma_treatment'),
  ];
  expect(stillPossible(catalogue, ['minoxidil_foam']).map(({ drugType }) => drugType)).toEqual(['pomade']);
});
