import { quizPort } from '#modules/quiz/index.ts';
import { type AnswerName, changesOf } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved } from '../facts.ts';

const AMEND = 'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }';

/** Corrects the submitted answers of a visit, of the newest by default. */
export const amend = (name: AnswerName, back = 0): Step => ({
  name: `corrects the answers of visit ${back} from the last: ${name}`,
  act: async (history) => {
    const visits = (await history.rows('consultation')).filter(
      ({ status, quiz_response_id }) => status !== 'draft' && quiz_response_id !== null,
    );
    visits.sort((a, b) => b.created_at - a.created_at);
    const visit = visits[back % Math.max(1, visits.length)];
    const response =
      visit && (await history.harness.product.scope.use(quizPort).response(visit.quiz_response_id));
    if (!response) return;
    const { id: responseId, revision, content } = response;
    const healthy = {
      urgent_symptoms: ['none'],
      ...('cancer_treatment' in content && { cancer_treatment: 'no' }),
      ...('patchy' in content && { patchy: 'no' }),
      ...('allergies' in content && { allergies: ['none'] }),
      ...('conditions' in content && { conditions: ['none'] }),
    };
    const { allergies_detail: _, ...kept } = content;
    const answersJson = JSON.stringify({ ...kept, ...healthy, ...changesOf(name) });
    const amended = await history.ask(AMEND, {
      input: { responseId, revision, answersJson, reason: 'It was wrong.' },
    });
    if (!amended.errors) await noteSaved(history, responseId, name, true);
  },
});
