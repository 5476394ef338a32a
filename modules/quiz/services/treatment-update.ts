import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type OtcChangeQuote, otcChangesPort } from '#modules/billing/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { parseMiniQuizAnswers, recommend } from '../domain/mini-quiz/index.ts';
import { MINI_QUIZ } from '../domain/mini-quiz/name.ts';
import {
  addEffect,
  type CurrentProduct,
  changeNote,
  compareTreatment,
  noReview,
  parseReview,
  requestText,
  stopEffect,
} from '../domain/treatment-update/index.ts';
import { careRequestsPort, planRequestsPort, type QuizResponse } from '../index.ts';
import { responseRepository } from '../repositories/responses.ts';
import { saveResponse, withoutBlanks } from './mini-quiz.ts';
import { onceForRequest } from './repeated-change.ts';

const TREATMENT_REVIEW = 'treatment-review';
const CONFIG_VERSION = 1;

/** Saves a patient's review of their treatment with the new answers. BAD_USER_INPUT names every invalid field. */
export const saveReview = async (
  scope: Scope,
  userId: string,
  input: { answers: Readonly<Record<string, unknown>>; review: Readonly<Record<string, unknown>> },
): Promise<Result<true>> => {
  const answers = parseMiniQuizAnswers(input.answers);
  const review = parseReview(input.review);
  if (!answers.ok) return answers;
  if (!review.ok) return review;
  const content = { ...withoutBlanks(answers.value), ...withoutBlanks(review.value) };
  await saveResponse(
    scope,
    { userId },
    { configName: TREATMENT_REVIEW, configVersion: CONFIG_VERSION, content },
  );
  return ok(true);
};

const reviewIn = (response: QuizResponse | undefined) => {
  const review = response?.configName === TREATMENT_REVIEW ? parseReview(response.content) : null;
  return review?.ok ? review.value : noReview;
};

/** A patient's plan compared with what their newest answers suggest. */
export const treatmentUpdate = async (scope: Scope, userId: string) => {
  const catalogue = scope.use(cataloguePort);
  const [[latest], current, products] = await Promise.all([
    responseRepository(scope.db).newestOf({ userId }, [TREATMENT_REVIEW, MINI_QUIZ]),
    scope.use(otcChangesPort).recurringProducts(userId),
    catalogue.products(),
  ]);
  const reviewed = latest?.configName === TREATMENT_REVIEW ? latest : undefined;
  const answers = latest ? parseMiniQuizAnswers(latest.content) : null;
  const judged =
    reviewed && answers?.ok
      ? recommend(answers.value, products, {
          cartProductIds: current.map(({ productId }) => productId),
          notOffered: products.filter((one) => !catalogue.isOffered(one)).map(({ drugType }) => drugType),
        })
      : { askADoctor: false, products: [] };
  const compared = compareTreatment(current, judged.products, products);
  return {
    answeredAt: reviewed?.createdAt ?? null,
    askADoctor: judged.askADoctor,
    worryingSideEffects: reviewIn(reviewed).sideEffects === 'worrying',
    plan: compared.flatMap((one) =>
      one.kind === 'add'
        ? []
        : [
            {
              current: currentView(one.current),
              suggested: one.kind === 'keep' ? one.reason : null,
              stopEffect: stopEffect(one.current),
            },
          ],
    ),
    suggestions: compared.flatMap((one) =>
      one.kind === 'add'
        ? [
            {
              product: one.product,
              reason: one.reason,
              replaces: one.replaces.map(currentView),
              effect: addEffect(one.product, one.replaces, current),
            },
          ]
        : [],
    ),
    knownAnswers: answers?.ok ? JSON.stringify(answers.value) : null,
  };
};

const currentView = ({ cycleInDays, ...current }: CurrentProduct) => ({ ...current, everyDays: cycleInDays });

interface Wanted {
  readonly addProductIds: readonly number[];
  readonly stopProductIds: readonly number[];
  readonly note?: string | null;
  /** The clinician is to choose, as with plan-d. */
  readonly clinicianDecides?: boolean | null;
}

const clashesWith = (product: Product, current: readonly CurrentProduct[]): CurrentProduct[] =>
  current.filter(({ productId }) =>
    product.conflictProductCollections.some(({ productIds }) => productIds.includes(productId)),
  );

/**
 * Groups the wanted changes by where they go; refuses what is not offered. Billing refuses ids that are neither products
 * nor in the plan.
 */
const sortOut = async (scope: Scope, userId: string, wanted: Wanted) => {
  const current = await scope.use(otcChangesPort).recurringProducts(userId);
  const catalogue = scope.use(cataloguePort);
  const products = await catalogue.productsByIds([...new Set(wanted.addProductIds)]);
  const offered = catalogue.mayBeOffered(products, 'addProductIds');
  if (!offered.ok) return offered;
  const stopped = current.filter(({ productId }) => wanted.stopProductIds.includes(productId));
  const adds = products.map((product) => {
    const replaces = clashesWith(product, current);
    return { product, replaces, effect: addEffect(product, replaces, current) };
  });
  const forProvider = adds.filter(({ effect }) => effect === 'PROVIDER');
  // A prescription product without a clinician yet goes to checkout, as for a new patient.
  const visits = adds.filter(({ product, effect }) => product.needsPrescription && effect === 'CHECKOUT');
  const gone = new Set([...forProvider, ...visits].map(({ product }) => product.id));
  const prescribed = current.filter(({ needsPrescription }) => needsPrescription);
  if (wanted.clinicianDecides && prescribed.length === 0)
    return fail('CONFLICT', 'You have no clinician yet. Choose “Let the doctor decide” when you order.');
  const replaced = new Set([
    ...stopped.map(({ productId }) => productId),
    ...forProvider.flatMap(({ replaces }) => replaces.map(({ productId }) => productId)),
  ]);
  return ok({
    prescribed,
    prescribedAfter: [
      ...prescribed.map(({ productId }) => productId).filter((id) => !replaced.has(id)),
      ...forProvider.flatMap(({ product }) => (product.needsPrescription ? [product.id] : [])),
    ],
    clinicianDecides: wanted.clinicianDecides === true,
    forProvider,
    providerStops: stopped.filter(({ needsPrescription }) => needsPrescription),
    visitIds: visits.map(({ product }) => product.id),
    otc: {
      add: wanted.addProductIds.filter((id) => !gone.has(id)),
      stop: stopped.filter(({ needsPrescription }) => !needsPrescription).map(({ productId }) => productId),
    },
  });
};

type Sorted = Extract<Awaited<ReturnType<typeof sortOut>>, { readonly ok: true }>['value'];

const messageOf = async (
  scope: Scope,
  userId: string,
  sorted: Sorted,
  note: string,
): Promise<string | null> => {
  const { forProvider, providerStops, clinicianDecides } = sorted;
  if (forProvider.length === 0 && providerStops.length === 0 && !clinicianDecides) return null;
  const [latest] = await responseRepository(scope.db).newestOf({ userId }, [TREATMENT_REVIEW]);
  return requestText({
    add: forProvider.map(({ product, replaces }) => ({
      name: product.displayedName,
      instead: replaces.map(({ name }) => name),
    })),
    stop: providerStops.map(({ name }) => name),
    clinicianDecides,
    review: reviewIn(latest),
    note,
  });
};

/** What a refill of the prescribed products costs now, and if the clinician agrees; null when nothing of them changes. */
const requestedPrice = async (
  scope: Scope,
  userId: string,
  { prescribed, prescribedAfter, forProvider }: Sorted,
) => {
  const added = forProvider.filter(({ product }) => product.needsPrescription);
  if (added.length === 0) return null;
  const billing = scope.use(otcChangesPort);
  const from = prescribed.map(({ productId }) => productId);
  const before = await billing.refillPrice(userId, from, from);
  const after = await billing.refillPrice(userId, prescribedAfter, from);
  return {
    before: before.amount,
    after: after.amount,
    later: after.later,
    everyDays: added[0]?.product.supplyInDays ?? 0,
    productNames: added.map(({ product }) => product.displayedName),
  };
};

const changeView = async (
  scope: Scope,
  userId: string,
  sorted: Sorted,
  {
    quote,
    message,
    questionsPath = null,
  }: { quote: OtcChangeQuote; message: string | null; questionsPath?: string | null },
) => ({
  charges: quote.charges,
  checkoutProductIds: [...quote.toBuy, ...sorted.visitIds],
  requested: await requestedPrice(scope, userId, sorted),
  message,
  questionsPath,
  consentText: quote.consentText,
  consentVersion: quote.consentVersion,
});

/** What a change would do. BAD_USER_INPUT names `addProductIds`, `stopProductIds` or `note`. */
export const quoteTreatmentChange = async (scope: Scope, userId: string, wanted: Wanted) => {
  const note = readInput(changeNote, wanted.note, 'note');
  if (!note.ok) return note;
  const sorted = await sortOut(scope, userId, wanted);
  if (!sorted.ok) return sorted;
  const quote = await scope.use(otcChangesPort).quote(userId, sorted.value.otc);
  if (!quote.ok) return quote;
  const message = await messageOf(scope, userId, sorted.value, note.value ?? '');
  return ok(await changeView(scope, userId, sorted.value, { quote: quote.value, message }));
};

/**
 * Sends what a clinician decides: another prescription as a visit with its questions, anything else as a message. The path
 * of the questions; null without any.
 */
const sendRequest = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { forProvider }: Sorted,
  body: string,
): Promise<string | null> => {
  const productIds = forProvider.flatMap(({ product }) => (product.needsPrescription ? [product.id] : []));
  const visit =
    productIds.length > 0
      ? orRefuse(await tx.use(planRequestsPort).open(actor, userId, { productIds, body }))
      : null;
  if (visit) return visit.questionsPath;
  orRefuse(await tx.use(careRequestsPort).ask(actor, userId, body));
  return null;
};

/**
 * Applies changes that need no clinician immediately and sends the rest to the clinician, in one transaction. Products
 * that have to be ordered are named and left to checkout. The same request, sent again, changes nothing and is answered
 * as before. Fails as `quoteTreatmentChange`, billing's `apply` and `PlanRequests.open` do.
 */
export const changeTreatment = (
  scope: Scope,
  actor: Actor,
  userId: string,
  wanted: Wanted & {
    agreed: boolean;
    consentVersion: string;
    /** SHA-256 of the text beside the box; null where there was none. */
    shownHash: string | null;
    /** Made by the browser: the same request is made once. */
    requestId: string;
    ip: string;
    userAgent: string;
  },
) =>
  allOrNothing(scope, (tx) =>
    onceForRequest(tx, { requestId: wanted.requestId, userId }, async () => {
      const note = orRefuse(readInput(changeNote, wanted.note, 'note')) ?? '';
      const sorted = orRefuse(await sortOut(tx, userId, wanted));
      const { agreed, consentVersion, shownHash, ip, userAgent } = wanted;
      const change = { ...sorted.otc, agreed, consentVersion, shownHash, ip, userAgent };
      const quote = orRefuse(await tx.use(otcChangesPort).apply(actor, change));
      const message = await messageOf(tx, userId, sorted, note);
      const questionsPath = message ? await sendRequest(tx, actor, userId, sorted, message) : null;
      return changeView(tx, userId, sorted, { quote, message, questionsPath });
    }),
  );
