import { toCalendarDate } from '#kernel/dates.ts';
import { countsForADay } from '#modules/eligibility/domain/answer-ages.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { dataOf } from '#test/harness/api.ts';
import { SAVE_FLOW, SUBMIT_FLOW } from '#test/harness/start-flows.ts';
import { allTexts } from '#test/harness/visit-api.ts';
import type { AnswerName } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved, noteSubmitted } from '../facts.ts';
import { answersTo } from '../healthy.ts';
import type { History } from '../history.ts';
import { addresses, type HomeState } from './order.ts';

interface Draft {
  /** Null before the first save. */
  readonly responseId: string | null;
  readonly revision: number;
}

interface Saved extends Draft {
  readonly responseId: string;
}

const withoutToday = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([question]) => !countsForADay.has(question)));

const DRAFT = 'query($name: String!) { startFlow(name: $name) { responseId revision } }';

/** Answers one of the questionnaires for patients who moved; null when it was refused. */
const answerFlow = async (history: History, name: string, answers: Answers, stop: AnswerName = 'healthy') => {
  // Submitting it may have been refused before: the page continues with the same draft.
  const opened = await history.ask(DRAFT, { name });
  if (opened.errors) return null;
  let draft = dataOf<{ startFlow: Draft }>(opened).startFlow;
  const save = async (given: Answers): Promise<Saved | null> => {
    const input = { ...draft, answersJson: JSON.stringify(given) };
    const saved = await history.ask(SAVE_FLOW, { name, input });
    return saved.errors ? null : dataOf<{ saveStartFlow: Saved }>(saved).saveStartFlow;
  };
  // How the patient feels today is answered again.
  if (draft.responseId !== null) draft = (await save(withoutToday(answers))) ?? draft;
  const saved = await save(answers);
  if (!saved) return null;
  const { responseId: id, revision } = saved;
  await noteSaved(history, id, stop);
  const submitted = await history.ask(SUBMIT_FLOW, { name, id, revision, read: allTexts });
  if (submitted.errors) return null;
  noteSubmitted(history, id);
  return id;
};

/** Tells us about a move, and sends the medical history for a clinician there. */
export const move = (state: HomeState, name: AnswerName = 'healthy'): Step => ({
  kind: state === 'AK' ? 'moves to a state that is not served' : 'moves to another state',
  name: `moves to ${state} and answers: ${name}`,
  act: async (history) => {
    const { streetAddress1, city, zipCode } = addresses[state];
    const today = toCalendarDate(history.now());
    const isSent = await answerFlow(history, 'refill-out-of-state', {
      new_state: state,
      new_street: streetAddress1,
      new_city: city,
      new_zip: zipCode,
      moved_on: today,
    });
    if (!isSent || (await history.rows('prescription')).length === 0) return;
    const questionnaire = { configName: 'oos-medical-history' };
    const answers = answersTo(history, questionnaire, { drugTypes: [], name, state });
    await answerFlow(history, 'oos-medical-history', answers, name);
  },
});
