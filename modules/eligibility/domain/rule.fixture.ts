import type { Rule } from './rule.ts';

/** A review of every prescription drug that never fires, with changes. */
export const ruleOf = (over: Partial<Rule> = {}): Rule => ({
  id: 'TEST-RULE',
  version: 1,
  appliesTo: 'all',
  outcome: 'review',
  inputs: [],
  when: () => false,
  reasonForPatient: 'The clinician will ask you about it.',
  reasonForClinician: 'Ask the patient about it.',
  source: 'docs/clinical/how-rules-work.md',
  ...over,
});
