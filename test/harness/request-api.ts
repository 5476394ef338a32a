import { shownText } from '#modules/account/index.ts';
import { ordinaryBasics } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { healthyErections } from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import { shRouting } from '#modules/eligibility/domain/questionnaires/sh-routing.ts';
import { type Answers, pruneHidden } from '#modules/quiz/index.ts';
import { basicsOf, type Topic } from '#modules/request/domain/topic-names.ts';
import { drugsOf } from '#modules/request/domain/topics.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { addressIn, numbered, sam } from './people.ts';
import { startFlows } from './start-flows.ts';
import { decision, intakeAnswers, PROPOSE, save } from './visit-api.ts';

const BEGIN = `mutation($topic: String!) { beginRequest(topic: $topic) }`;
const REVIEW = `mutation($responseId: ID!, $revision: Int!) {
  reviewRequest(responseId: $responseId, revision: $revision) { outcome href } }`;
const VISIT = `{ visitRequest { topic visit { consultationId statusLabel intakePath intake { responseId revision } } } }`;
const TERMS = `query($state: String) { visitRequest { checkout(state: $state) {
  feeWhen fee today consentVersion agreements { field consent { id text } } } } }`;
export const PLACE = `mutation($input: VisitCheckoutInput!) { placeVisitCheckout(input: $input) { status href actionUrl } }`;

export interface OpenRequest {
  readonly user: SignedInUser;
  readonly topic: Topic;
  readonly state: string;
  readonly consultationId: string;
  readonly responseId: string;
}

interface Terms {
  readonly feeWhen: string;
  readonly fee: number;
  readonly today: number;
  readonly consentVersion: string;
  readonly agreements: readonly { readonly field: string; readonly consent: { id: string; text: string } }[];
}

export type Wish =
  | { readonly consultationId: string }
  | { readonly productId: number; readonly procedureOn: string };

/** Requests without an order, through the interface as the pages do. */
export const requestApi = (harness: Harness) => {
  const { api, scope } = harness;
  const flows = startFlows(harness);
  let people = 0;

  const visitOf = async (user: SignedInUser) =>
    dataOf<{
      visitRequest: {
        visit: { consultationId: string; intake: { responseId: string; revision: number } | null } | null;
      };
    }>(await api(user, VISIT)).visitRequest.visit;

  const answerAboutYou = async (user: SignedInUser, topic: Topic, state: string): Promise<void> => {
    const name = basicsOf[topic];
    if (name === null) return;
    const who = { user, leadId: null };
    const answers: Answers =
      name === 'start-basics'
        ? { ...ordinaryBasics, state, home_state: state }
        : pruneHidden(shRouting, { ...healthyErections('2026-11-01'), state });
    dataOf(await flows.answer(who, name, answers));
  };

  const begin = (user: SignedInUser, topic: Topic): Promise<ApiAnswer> => api(user, BEGIN, { topic });

  const open = async (topic: Topic, { state = 'NY' }: { state?: string } = {}): Promise<OpenRequest> => {
    const user = await harness.patient(state);
    await answerAboutYou(user, topic, state);
    dataOf(await begin(user, topic));
    const visit = await visitOf(user);
    if (!visit?.intake) throw new Error('There is no visit.');
    const { consultationId, intake } = visit;
    return { user, topic, state, consultationId, responseId: intake.responseId };
  };

  const answer = async (request: OpenRequest, changes: Answers = {}): Promise<number> => {
    const known = (await visitOf(request.user))?.intake?.revision ?? 0;
    const answers = intakeAnswers(drugsOf[request.topic], { state: request.state, ...changes });
    return save({ api }, request.user, request.responseId, known, answers);
  };

  const review = (request: OpenRequest, revision: number): Promise<ApiAnswer> =>
    api(request.user, REVIEW, { responseId: request.responseId, revision });

  const terms = async (user: SignedInUser, state: string | null = null): Promise<Terms> => {
    const { checkout } = dataOf<{ visitRequest: { checkout: Terms | null } }>(
      await api(user, TERMS, { state }),
    ).visitRequest;
    if (!checkout) throw new Error('There is nothing to pay.');
    return checkout;
  };

  const input = async (
    user: SignedInUser,
    wish: Wish,
    {
      state = 'NY',
      cardNumber,
      ...over
    }: Record<string, unknown> & { state?: string; cardNumber?: string } = {},
  ) => {
    people += 1;
    const { consentVersion, agreements } = await terms(user, state);
    const [person] = await harness.rows('person', { id: user.id });
    const { streetAddress2: _, ...address } = addressIn(state, 500 + people);
    return {
      checkoutId: scope.ids.uuid(),
      wish,
      firstName: person.first_name,
      lastName: numbered(sam, people).lastName,
      dob: '1990-04-12',
      phone: person.phone,
      address,
      termsAgreement: true,
      telehealthAgreement: true,
      cardAgreement: true,
      shownTexts: agreements.map(({ consent }) => shownText(consent)),
      consentVersion,
      paymentMethodId: await harness.card(cardNumber),
      ...over,
    };
  };

  const place = async (user: SignedInUser, wish: Wish, over: Parameters<typeof input>[2] = {}) =>
    api(user, PLACE, { input: await input(user, wish, over) });

  return {
    answerAboutYou,
    begin,
    open,
    answer,
    review,
    terms,
    input,
    place,
    visitOf,
    /** A request that waits for a clinician. */
    sent: async (topic: Topic, over: Parameters<typeof input>[2] = {}): Promise<OpenRequest> => {
      const request = await open(topic, { state: over.state });
      dataOf(await review(request, await answer(request)));
      dataOf(await place(request.user, { consultationId: request.consultationId }, over));
      await harness.drain();
      return request;
    },
    /** Maya proposes a plan. */
    propose: async (
      { consultationId }: Pick<OpenRequest, 'consultationId'>,
      productIds: readonly number[],
    ): Promise<ApiAnswer> =>
      api(await harness.clinician(), PROPOSE, decision(consultationId, { productIds })),
  };
};

export type RequestApi = ReturnType<typeof requestApi>;
