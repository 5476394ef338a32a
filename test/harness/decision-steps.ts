import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { type Answers, quizPort } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from './harness.ts';
import { intakeAnswers, responseOf } from './visit-api.ts';

export const AMEND = 'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }';

/** What rules said of one rule in a decision record. */
export const resultOf = (record: { rules: { id: string; result: string }[] }, id: string) =>
  record.rules.find((rule) => rule.id === id)?.result;

/** Steps of tests about decision records, on a clock that advances. */
export const decisionSteps = (harness: Harness) => {
  /** A blood pressure that was measured so many days ago. */
  const reading = (daysAgo = 0): Answers => ({
    bp: {
      systolic: 122,
      diastolic: 78,
      pulse: 68,
      takenOn: toCalendarDate(addDays(harness.clock.now(), -daysAgo)),
    },
  });
  return {
    reading,
    /** Of one purpose, or of all but the orders, which modules/consultation/rule-scopes.test.ts checks. */
    recordsOf: async (user: SignedInUser, purpose?: string) => {
      const rows = await harness.rows('decision_record', { user_id: user.id, ...(purpose && { purpose }) });
      return rows.filter((row) => purpose || row.purpose !== 'order').toSorted((a, b) => a.at - b.at);
    },
    /** A visit whose intake was submitted today. */
    submitted: async (products: readonly number[], answers: Answers = {}, patient?: SignedInUser) => {
      const visit = await harness.orderedVisit({ products, ...(patient && { patient }) });
      const drugs = products.map(
        (id) => harness.products.find((one) => one.id === id)?.drugType ?? 'finasteride',
      );
      await harness.submitIntake(visit, drugs, { ...reading(), ...answers });
      return { ...visit, drugs };
    },
    /** The variables of `AMEND`. */
    amendment: async (
      consultationId: string,
      drugs: Parameters<typeof intakeAnswers>[0],
      answers: Answers,
    ) => {
      const response = await harness.scope
        .use(quizPort)
        .response(await responseOf(harness.scope, consultationId));
      const answersJson = JSON.stringify(intakeAnswers(drugs, { ...reading(), ...answers }));
      return {
        input: { responseId: response?.id, revision: response?.revision, answersJson, reason: 'Asked again' },
      };
    },
    daysPass: (days: number) => harness.clock.set(addDays(harness.clock.now(), days)),
  };
};
