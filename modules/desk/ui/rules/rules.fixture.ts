import type { DeskRuleFiringCountFragment } from './desk-rule-firing-count.generated.ts';
import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';

export const firing = (change: Partial<DeskRuleFiringCountFragment> = {}): DeskRuleFiringCountFragment => ({
  ruleId: 'FIN-LIVER',
  version: 1,
  purpose: 'submit',
  day: '2027-03-12',
  count: 1,
  ...change,
});

/** A rule about every prescription drug of hair loss that never fired. */
export const rule = (change: Partial<DeskRuleRowFragment> = {}): DeskRuleRowFragment => ({
  id: 'AGE-MIN',
  version: 1,
  outcome: 'review',
  scope: null,
  drugTypes: [],
  serviceLines: ['hair_loss_care'],
  questions: [],
  reasonForPatient: 'The clinician will look at it.',
  reasonForClinician: 'Look at it.',
  citation: 'docs/clinical/hair-loss.md#FIN-LIVER',
  source: {
    document: 'Hair loss',
    section: 'Finasteride 1 mg tablets',
    condition: 'conditions = liver',
    basis: 'FIN-REVIEW V',
    facts: [{ id: 'FIN-REVIEW', text: 'Review: Liver disease', mark: 'V (S4)' }],
    sources: [{ title: 'PROPECIA (finasteride 1 mg)', about: 'FDA label of 8/2022' }],
  },
  earlier: [],
  firings: [],
  ...change,
});
