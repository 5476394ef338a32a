import type { DrugType } from '#modules/catalogue/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { AnswerName } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved } from '../facts.ts';
import { corrected } from '../healthy.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';

const AMEND = 'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }';
const DESK_AMEND = `mutation($id: ID!, $input: IntakeAmendmentInput!) {
  deskAmendIntake(consultationId: $id, input: $input) { outcome } }`;

interface SubmittedVisit {
  readonly responseId: string;
  readonly drugTypes: readonly DrugType[];
}

const correction = async (history: History, { responseId, drugTypes }: SubmittedVisit, name: AnswerName) => {
  const response = await history.harness.product.scope.use(quizPort).response(responseId);
  return response
    ? {
        responseId,
        revision: response.revision,
        answersJson: JSON.stringify(corrected(history, response, drugTypes, name)),
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
    const visit = visits[back % Math.max(1, visits.length)];
    if (!visit) return;
    const { quiz_response_id: responseId, drug_types: drugTypes } = visit;
    const input = await correction(history, { responseId, drugTypes }, name);
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
    async (history, { id, responseId, drugTypes, clinician }) => {
      const input = responseId === null ? null : await correction(history, { responseId, drugTypes }, name);
      if (!input) return null;
      const amended = await history.askAs(clinician, DESK_AMEND, { id, input });
      if (!amended.errors) await noteSaved(history, input.responseId, name, true);
      return amended;
    },
  );
