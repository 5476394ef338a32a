import { toCalendarDate } from '#kernel/dates.ts';
import { checkInFor } from '#modules/eligibility/domain/questionnaires/check-in.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { type Answers, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import { SAVE_CHECK_IN, SUBMIT_CHECK_IN } from '#test/harness/check-in-api.ts';
import { type AnswerName, changesOf } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved, noteSubmitted } from '../facts.ts';
import type { History } from '../history.ts';
import { saveDraft } from './save-draft.ts';

/** The check-in that waits for an answer; null when none does. */
const openCheckIn = async (history: History) => {
  const [checkIn] = (await history.rows('check_in')).filter(({ closed_at }) => closed_at === null);
  if (!checkIn) return null;
  const [visit] = await history.rows('consultation', { id: checkIn.consultation_id });
  const response = await history.harness.product.scope.use(quizPort).response(visit.quiz_response_id);
  if (!response) return null;
  const items = (await history.rows('check_in_item', { consultation_id: checkIn.consultation_id })).map(
    ({ item }) => item,
  );
  return { response, config: checkInFor(visit.drug_types, { items, asksReading: checkIn.asks_reading }) };
};

/** Conditions and allergies are asked only where something has changed. */
const answersOf = (history: History, name: AnswerName): Answers => {
  const changed = changesOf(name);
  const changes = ['conditions', 'allergies'].filter((question) => question in changed);
  return {
    ...healthyCheckIn(toCalendarDate(history.now())),
    ...(changes.length > 0 && { changes }),
    ...changed,
  };
};

/** Answers the check-in that is due and submits it. */
export const checkIn = (name: AnswerName): Step => ({
  kind: 'checks in',
  name: `checks in: ${name}`,
  act: async (history) => {
    const open = await openCheckIn(history);
    if (!open) return;
    const { response, config } = open;
    const answers = pruneHidden(config, answersOf(history, name));
    const saved = await saveDraft(history, SAVE_CHECK_IN, response, answers);
    if (saved.errors) return;
    await noteSaved(history, response.id, name);
    const now = await history.harness.product.scope.use(quizPort).response(response.id);
    const revision = now?.revision ?? 0;
    const submitted = await history.ask(SUBMIT_CHECK_IN, { responseId: response.id, revision });
    if (!submitted.errors) noteSubmitted(history, response.id);
  },
});
