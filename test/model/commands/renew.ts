import { consentHash } from '#modules/account/index.ts';
import { type Answers, type QuizResponse, quizPort } from '#modules/quiz/index.ts';
import { dataOf } from '#test/harness/api.ts';
import { RENEWAL_TEXT, SAVE, START, SUBMIT } from '#test/harness/renewal-api.ts';
import { allTexts } from '#test/harness/visit-api.ts';
import type { AnswerName } from '../answers.ts';
import type { Step } from '../command.ts';
import { noteSaved, noteSubmitted } from '../facts.ts';
import { answersTo } from '../healthy.ts';
import type { History } from '../history.ts';
import { homeOf } from './order.ts';
import { saveDraft } from './save-draft.ts';

interface LastPage {
  readonly currentUser: {
    readonly renewal: {
      readonly address: { readonly hash: string } | null;
      readonly options: {
        readonly plans: readonly { readonly subscriptionId: string; readonly isChosen: boolean }[];
      } | null;
    };
  };
}
interface RenewalText {
  readonly currentUser: { readonly renewal: { readonly options: { readonly consentText: string } | null } };
}

const LAST_PAGE =
  '{ currentUser { renewal { address { hash } options { plans { subscriptionId isChosen } } } } }';
const CONFIRM = 'mutation($hash: String!) { confirmAnnualAddress(hash: $hash) { status } }';
const KEEP = `mutation($id: ID!) {
  chooseRenewalPlan(input: { subscriptionId: $id, kind: "keep" }) { consentText } }`;

/** Confirms the address, and keeps every plan about which nothing was chosen. */
const settlePage = async (history: History): Promise<void> => {
  const { address, options } = dataOf<LastPage>(await history.ask(LAST_PAGE)).currentUser.renewal;
  if (address) await history.ask(CONFIRM, { hash: address.hash });
  for (const { subscriptionId, isChosen } of options?.plans ?? [])
    if (!isChosen) await history.ask(KEEP, { id: subscriptionId });
};

/** The questionnaire of the renewal in progress; null when there is none. */
const openRenewal = async (history: History) => {
  const [renewal] = await history.rows('renewal', { user_id: history.patient.id, status: 'in_progress' });
  if (!renewal?.quiz_response_id) return null;
  return history.harness.product.scope.use(quizPort).response(renewal.quiz_response_id);
};

const answersOf = async (history: History, open: QuizResponse, name: AnswerName): Promise<Answers> => {
  const prescribed = (await history.rows('prescription')).map(({ drug_type }) => drug_type);
  const drugTypes = [...new Set(prescribed)];
  return answersTo(history, open, { drugTypes, name, state: await homeOf(history) });
};

/** Starts the renewal, unless it was started, and saves its answers. */
export const answerRenewal = (name: AnswerName): Step => ({
  kind: 'answers the renewal',
  name: `answers the renewal: ${name}`,
  act: async (history) => {
    await history.ask(START);
    const open = await openRenewal(history);
    if (!open) return;
    const saved = await saveDraft(history, SAVE, open, await answersOf(history, open, name));
    if (!saved.errors) await noteSaved(history, open.id, name);
  },
});

export const submitRenewal: Step = {
  kind: 'submits the renewal',
  name: 'submits the renewal',
  act: async (history) => {
    const open = await openRenewal(history);
    if (!open) return;
    const { id, revision } = open;
    const isEmergency = history.facts.some(
      (fact) => fact.responseId === id && fact.isCurrent && fact.isEmergency,
    );
    if (!isEmergency) await settlePage(history);
    const shown = dataOf<RenewalText>(await history.ask(RENEWAL_TEXT)).currentUser.renewal.options;
    const submitted = await history.ask(SUBMIT, {
      id,
      revision,
      isEmergency,
      read: allTexts,
      agreed: true,
      hash: consentHash(shown?.consentText ?? ''),
    });
    if (!submitted.errors) noteSubmitted(history, id);
  },
};
