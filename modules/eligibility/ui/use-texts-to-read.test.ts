import { expect, it } from 'vitest';
import { missingTexts, problemsAtCheckboxes, tickedRuleIds } from './use-texts-to-read.ts';

const failure = {
  code: 'BAD_USER_INPUT',
  message: 'Please read the safety information and check each box.',
  fields: [
    { field: 'acknowledgedRuleIds', message: 'Please read the safety information and check each box.' },
    { field: 'acknowledgedRuleIds.FIN-HANDLING', message: 'Finasteride can harm an unborn boy.' },
    { field: 'sex_at_birth', message: 'Please choose.' },
  ],
} as const;

it('sends the rule ids of the acknowledged counsel texts, and of no other checkbox', () => {
  expect(tickedRuleIds(new Set(['attest', 'read-FIN-COUNSEL', 'read-FIN-HANDLING']))).toEqual([
    'FIN-COUNSEL',
    'FIN-HANDLING',
  ]);
});

it('shows a text that only the server requires, with the error beside its checkbox', () => {
  expect(missingTexts(failure)).toEqual([
    { id: 'read-FIN-HANDLING', title: 'Safety information', text: 'Finasteride can harm an unborn boy.' },
  ]);
  expect(problemsAtCheckboxes(failure).fields).toEqual([
    { field: 'read-FIN-HANDLING', message: 'Please read this and check the box.' },
    { field: 'sex_at_birth', message: 'Please choose.' },
  ]);
});
