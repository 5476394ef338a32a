import { expect, it } from 'vitest';
import { stillPossible } from './otc-list.tsx';
import { decisiveReasons } from './reasons.tsx';

const finding = (outcome: string, reason: string) => ({ ruleId: reason, outcome, reason });

it('gives the reasons of the strongest kind only, each once', () => {
  const findings = [finding('review', 'r'), finding('alternative', 'a'), finding('alternative', 'a')];
  expect(decisiveReasons(findings, ['stop', 'alternative'])).toEqual(['a']);
  expect(decisiveReasons([...findings, finding('stop', 's')], ['stop', 'alternative'])).toEqual(['s']);
  expect(decisiveReasons([], ['stop'])).toEqual([]);
});

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
