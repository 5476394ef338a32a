import type { DrugType } from '#modules/catalogue/index.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import type { CaseInput } from './rule-cases.fixture.ts';

const healthy = healthyHairAnswers('2027-03-01');

/** What a visit for these hair drugs is judged by: a healthy patient's answers, with the changes of a case. */
export const hairInput = (drugs: readonly DrugType[], one: CaseInput = {}) => ({
  answers: Object.fromEntries(
    Object.entries({ ...healthy, ...one.answers }).filter(([id]) => !one.without?.includes(id)),
  ),
  drugTypes: one.drugs ?? drugs,
  ageYears: one.ageYears ?? 36,
  state: one.state ?? 'NY',
  servedStates: ['NY', 'CA'],
  ...one.around,
});
