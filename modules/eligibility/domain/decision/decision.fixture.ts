import type { EvaluationInput } from '../evaluate.ts';
import type { StoredInput } from './stored-decision.ts';

/** An approval of finasteride for a patient who takes sildenafil; nothing is answered yet. */
export const approval = {
  answers: {},
  drugTypes: ['finasteride'],
  takenDrugs: ['sildenafil'],
  ageYears: 36,
  state: 'NY',
  servedStates: ['NY'],
  purpose: 'approve',
} satisfies EvaluationInput;

/** What is stored of an approval of finasteride for a patient without a condition, and nothing else known. */
export const storedApproval: StoredInput = {
  purpose: 'approve',
  at: new Date('2027-06-10T16:00:00Z'),
  drugTypes: ['finasteride'],
  ageYears: 36,
  shipState: 'NY',
  answers: { conditions: { value: ['none'], at: null } },
  context: {
    visitKind: null,
    profileDob: null,
    requiresLiveCall: false,
    servedStates: ['NY'],
    earlierAnswers: [],
    notApplicable: [],
  },
};
