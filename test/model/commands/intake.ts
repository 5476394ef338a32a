import { type Answers, quizPort } from '#modules/quiz/index.ts';
import { agreeToSsri } from '#test/harness/agree-to-ssri.ts';
import { allTexts, SAVE_INTAKE, SUBMIT_INTAKE } from '#test/harness/visit-api.ts';
import type { AnswerName } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteGivenUp, noteSaved, noteSubmitted, noteUrgent } from '../facts.ts';
import { answersTo } from '../healthy.ts';
import type { History } from '../history.ts';
import { homeOf } from './order.ts';
import { saveDraft } from './save-draft.ts';

/** The newest questionnaire that is not submitted, with its visit; null when the patient has none open. */
const openIntake = async (history: History) => {
  const { product: harness } = history.harness;
  // A second visit's questionnaire opens when the patient opens its page.
  await harness.api(history.patient, 'mutation { finishPhotos }');
  await harness.api(history.patient, '{ currentUser { visit { intake { responseId } } } }');
  const drafts = (
    await history.rows('consultation', { user_id: history.patient.id, status: 'draft' })
  ).filter(({ kind, quiz_response_id }) => kind !== 'check_in' && quiz_response_id !== null);
  const visit = drafts.at(-1);
  const response = visit && (await harness.scope.use(quizPort).response(visit.quiz_response_id));
  return visit && response ? { visit, response } : null;
};

/** Answers every question of the open intake, or of the open change of treatment, and saves the draft. */
export const answer = (name: AnswerName, more: Answers = {}): Step => ({
  kind: name === 'healthy' ? 'answers the intake' : 'answers the intake with a stop',
  name: `answers the intake: ${name}${Object.keys(more).length > 0 ? `, ${JSON.stringify(more)}` : ''}`,
  act: async (history) => {
    const open = await openIntake(history);
    if (!open) return;
    const { visit, response } = open;
    const state = await homeOf(history);
    const answers = answersTo(history, response, { drugTypes: visit.drug_types, name, state, more });
    const saved = await saveDraft(history, SAVE_INTAKE, response, answers);
    if (!saved.errors) await noteSaved(history, response.id, name);
  },
});

/** Reads the warning that comes before an antidepressant, and agrees to it. */
export const agreeToWarning: Step = {
  kind: 'agrees to the warning',
  name: 'agrees to the warning',
  act: async (history) => {
    const visits = await history.rows('consultation');
    if (visits.some(({ drug_types }) => drug_types.includes('sertraline'))) await history.ask(agreeToSsri);
  },
};

/** Continues without photos: from then on the visit waits for staff. */
export const finishPhotos: Step = {
  kind: 'goes on without photos',
  name: 'goes on without photos',
  act: async (history) => {
    await history.ask('mutation { finishPhotos }');
  },
};

export const submit: Step = {
  kind: 'submits the intake',
  name: 'submits the intake',
  act: async (history) => {
    const open = await openIntake(history);
    if (!open) return;
    const { id, revision } = open.response;
    const submitted = await history.ask(SUBMIT_INTAKE, { id, revision, read: allTexts });
    if (!submitted.errors) noteSubmitted(history, id);
  },
};

export const cancelVisit: Step = {
  kind: 'cancels the visit',
  name: 'cancels the visit',
  act: async (history) => {
    const drafts = await history.rows('consultation', { user_id: history.patient.id, status: 'draft' });
    const canceled = await history.ask('mutation { cancelVisit }');
    if (canceled.errors) return;
    for (const { id, quiz_response_id } of drafts) {
      const [visit] = await history.rows('consultation', { id });
      if (visit.status !== 'canceled') continue;
      // Canceling does not make an emergency unsaid.
      await noteUrgent(history, quiz_response_id);
      noteGivenUp(history, quiz_response_id);
    }
  },
};
