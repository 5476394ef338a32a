import { type Answers, quizPort } from '#modules/quiz/index.ts';
import { type AnswerName, changesOf } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved } from '../facts.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';

const AMEND = 'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }';
const DESK_AMEND = `mutation($id: ID!, $input: IntakeAmendmentInput!) {
  deskAmendIntake(consultationId: $id, input: $input) { outcome } }`;

/** The answers to the questions that were asked, healthy but for what changes. */
const corrected = (content: Answers, name: AnswerName): Answers => {
  const healthy = {
    urgent_symptoms: ['none'],
    ...('cancer_treatment' in content && { cancer_treatment: 'no' }),
    ...('patchy' in content && { patchy: 'no' }),
    ...('allergies' in content && { allergies: ['none'] }),
    ...('conditions' in content && { conditions: ['none'] }),
  };
  const { allergies_detail: _, ...kept } = content;
  return { ...kept, ...healthy, ...changesOf(name) };
};

const correction = async (history: History, responseId: string, name: AnswerName) => {
  const response = await history.harness.product.scope.use(quizPort).response(responseId);
  return response
    ? {
        responseId,
        revision: response.revision,
        answersJson: JSON.stringify(corrected(response.content, name)),
        reason: 'It was wrong.',
      }
    : null;
};

/** The patient corrects the submitted answers of a visit, of the newest by default. */
export const amend = (name: AnswerName, back = 0): Step => ({
  kind: name === 'healthy' ? 'corrects answers' : 'corrects answers to a stop',
  name: `corrects the answers of visit ${back} from the last: ${name}`,
  act: async (history) => {
    const visits = (await history.rows('consultation'))
      .filter(({ status, quiz_response_id }) => status !== 'draft' && quiz_response_id !== null)
      .toSorted((a, b) => b.created_at - a.created_at);
    const responseId: string | undefined = visits[back % Math.max(1, visits.length)]?.quiz_response_id;
    const input = responseId === undefined ? null : await correction(history, responseId, name);
    if (!input) return;
    const amended = await history.ask(AMEND, { input });
    if (!amended.errors) await noteSaved(history, input.responseId, name, true);
  },
});

/** The clinician records what the patient told them. */
export const correctAtDesk = (name: AnswerName, back = 0): Step =>
  atDesk(
    name === 'healthy' ? 'corrects answers' : 'corrects answers to a stop',
    `corrects the answers: ${name}`,
    back,
    async (history, { id, responseId, clinician }) => {
      const input = responseId === null ? null : await correction(history, responseId, name);
      if (!input) return null;
      const amended = await history.askAs(clinician, DESK_AMEND, { id, input });
      if (!amended.errors) await noteSaved(history, input.responseId, name, true);
      return amended;
    },
  );
