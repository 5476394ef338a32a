import { toCalendarDate } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { placeOrderMutation } from '#test/harness/checkout-details.ts';
import { sam } from '#test/harness/people.ts';
import { allTexts, SAVE_INTAKE, SUBMIT_INTAKE } from '#test/harness/visit-api.ts';
import { type HardAnswerName, hardAnswer } from '../answers.ts';
import type { Step } from '../command.ts';
import { answersTo } from '../healthy.ts';
import type { History, UndecidedStop } from '../history.ts';
import { addresses } from './order.ts';

const MERGE = `mutation($id: ID!, $pair: ID!) {
  deskMergeAccounts(consultationId: $id, duplicateId: $pair, keepThis: true, reason: "The same ID.") }`;
const DISMISS = `mutation($id: ID!, $pair: ID!) {
  deskDismissDuplicate(consultationId: $id, duplicateId: $pair, reason: "Twins, seen on video.") }`;

export type AccountDecision = 'merge' | 'dismiss' | 'none';

const ketoconazole = 212;

/** The patient orders in another account with the same details, and says something there that stops. */
const stopElsewhere = async (history: History, name: HardAnswerName): Promise<string | null> => {
  const { product } = history.harness;
  const other = await product.account();
  const [me] = await history.rows('person', { id: history.patient.id });
  const {
    ip: _ip,
    userAgent: _userAgent,
    ...request
  } = await product.orderRequest([ketoconazole], {
    ...sam,
    lastName: me.last_name,
    phone: me.phone,
    dob: '1990-04-12',
    address: addresses.NY,
  });
  const input = { ...request, checkoutId: randomIds.uuid(), orderAgain: false };
  if ((await history.askAs(other, placeOrderMutation, { input })).errors) return null;
  await product.api(other, '{ currentUser { visit { intake { responseId } } } }');
  const [visit] = await history.rows('consultation', { user_id: other.id });
  const response = await product.scope.use(quizPort).response(visit.quiz_response_id);
  if (!response) return null;
  const answers = answersTo(history, response, { drugTypes: visit.drug_types, name, state: 'NY' });
  const draft = {
    responseId: response.id,
    revision: response.revision,
    answersJson: JSON.stringify(answers),
  };
  const saved = await history.askAs(other, SAVE_INTAKE, { input: draft });
  if (saved.errors) return null;
  const sent = { id: response.id, revision: response.revision + 1, read: allTexts };
  return (await history.askAs(other, SUBMIT_INTAKE, sent)).errors ? null : other.id;
};

/** The pair of both accounts, while nobody has decided about it; undefined when none was found. */
const openPair = async (history: History, otherId: string): Promise<{ readonly id: string } | undefined> => {
  const both = [otherId, history.patient.id];
  const [pair] = await history.harness.product
    .knex('possible_duplicate')
    .whereIn('person_a', both)
    .whereIn('person_b', both)
    .where({ status: 'open' });
  return pair;
};

/** The clinician's decision about the pair, from the newest case; false when there is none or it is refused. */
const decideAbout = async (history: History, pairId: string, decision: AccountDecision): Promise<boolean> => {
  const cases = (await history.rows('consultation')).filter(({ status }) => status !== 'draft');
  const id = cases.at(-1)?.id;
  if (!id || decision === 'none') return false;
  const mutation = decision === 'merge' ? MERGE : DISMISS;
  return !(await history.askAs(history.harness.maya, mutation, { id, pair: pairId })).errors;
};

/** Another account of the patient in which a stop is told, and what a clinician decides about the pair. */
export const secondAccount = (name: HardAnswerName, decision: AccountDecision): Step => ({
  kind: `tells a stop in a second account${decision === 'none' ? '' : `: ${decision}`}`,
  name: `tells ${name} in a second account; then ${decision}`,
  act: async (history) => {
    const otherId = await stopElsewhere(history, name);
    const pair = otherId === null ? undefined : await openPair(history, otherId);
    if (otherId === null || !pair) return;
    const hard = hardAnswer(name, toCalendarDate(history.now()));
    const { drugTypes } = hard;
    const undecided: UndecidedStop = { name, drugTypes, since: history.now(), until: null };
    history.undecided.push(undecided);
    history.harness.product.clock.advance(60_000);
    if (!(await decideAbout(history, pair.id, decision))) return;
    undecided.until = history.now();
    if (decision !== 'merge') return;
    // Known of the patient from now on, as if they had said it in this account.
    const savedAt = history.now();
    history.facts.push({
      ...hard,
      name,
      responseId: otherId,
      savedAt,
      isCurrent: false,
      submittedAt: null,
      isOfJoinedAccount: true,
    });
  },
});
