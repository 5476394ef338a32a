import { expect, it } from 'vitest';
import { stillPossible } from './otc-list.tsx';

it('offers only products that need no prescription and that no rule excluded', () => {
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
