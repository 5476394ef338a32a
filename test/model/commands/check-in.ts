import { toCalendarDate } from '#kernel/dates.ts';
import { checkInFor } from '#modules/eligibility/domain/questionnaires/check-in.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { pruneHidden, quizPort } from '#modules/quiz/index.ts';
import { SAVE_CHECK_IN, SUBMIT_CHECK_IN } from '#test/harness/check-in-api.ts';
import type { AnswerName } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved, noteSubmitted } from '../facts.ts';
import { changesIn } from '../healthy.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';
import { flagsOf } from './clinician.ts';
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
  const config = checkInFor(visit.drug_types, { items, asksReading: checkIn.asks_reading });
  return { response, config, drugTypes: visit.drug_types };
};

const DECIDE = `mutation($input: DeskCheckInInput!) { deskCloseCheckIn(input: $input) { status } }`;

/** A clinician closes the check-in that they have to decide. */
export const closeCheckIn = (outcome: 'continue' | 'hold' | 'discontinue', back = 0): Step =>
  atDesk('closes a check-in', `closes the check-in: ${outcome}`, back, async (history, one) => {
    if (one.kind !== 'check_in') return null;
    const running = (await history.rows('prescription')).filter(({ status }) =>
      ['active', 'on_hold'].includes(status),
    );
    const prescriptionIds = outcome === 'continue' ? [] : running.map(({ id }) => id);
    const acknowledgedRuleIds = await flagsOf(history, one.id);
    const input = {
      consultationId: one.id,
      outcome,
      prescriptionIds,
      acknowledgedRuleIds,
      message: 'As we said.',
    };
    return history.askAs(one.clinician, DECIDE, { input });
  });

/** Answers the check-in that is due and submits it. */
export const checkIn = (name: AnswerName): Step => ({
  kind: 'checks in',
  name: `checks in: ${name}`,
  act: async (history) => {
    const open = await openCheckIn(history);
    if (!open) return;
    const { response, config, drugTypes } = open;
    const today = toCalendarDate(history.now());
    const answers = pruneHidden(config, {
      ...healthyCheckIn(today),
      plan_started: 'yes',
      ...changesIn(config, name, drugTypes, today),
    });
    const saved = await saveDraft(history, SAVE_CHECK_IN, response, answers);
    if (saved.errors) return;
    await noteSaved(history, response.id, name);
    const now = await history.harness.product.scope.use(quizPort).response(response.id);
    const revision = now?.revision ?? 0;
    const submitted = await history.ask(SUBMIT_CHECK_IN, { responseId: response.id, revision });
    if (!submitted.errors) noteSubmitted(history, response.id);
  },
});
