import { consentHash } from '#modules/account/index.ts';
import { changeAddress } from '#modules/billing/services/addresses/change-address.ts';
import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import { addCard } from '#modules/billing/services/cards/add-card.ts';
import { applyCardEvent } from '#modules/billing/services/cards/apply-card-event.ts';
import { chooseDefaultCard } from '#modules/billing/services/cards/choose-default-card.ts';
import { removeCard } from '#modules/billing/services/cards/remove-card.ts';
import { changeRefill, refillChangeOf } from '#modules/billing/services/refills/change-refill.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import type { Harness } from '../harness/harness.ts';
import { foam } from '../harness/products.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { eachSubscription, must, purchase, refill, refillNow, rowsOf, work } from './purchase.ts';

const seen = { ip: '192.0.2.1', userAgent: 'test' };
const foamOnly = (harness: Harness) => harness.orderRequest([foam]);

const announce = (scope: Scope, patient: Patient) => eachSubscription(scope, patient, announceCharge);

/** Paid and sent, and the charge in 75 days is announced. */
const announced = async (scope: Scope, patient: Patient): Promise<void> => {
  await purchase(scope, patient);
  await announce(scope, patient);
};

/** Georgia taxes the foam, and Texas does not. */
export const inGeorgia = {
  streetAddress1: '7 Oak Street',
  streetAddress2: null,
  city: 'Atlanta',
  state: 'GA',
  zipCode: '30303',
};

/** Repeating it changes nothing. */
const move = async (scope: Scope, patient: Patient): Promise<void> => {
  const subscriptions = await rowsOf(scope, 'subscription', patient);
  if (subscriptions.every(({ ship_to }) => ship_to.address.state === inGeorgia.state)) return;
  must(await changeAddress(scope, patient.actor, inGeorgia));
};

/** Skips the next refill of each subscription, whose id is the request's. Repeating it changes nothing. */
const skipAll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'subscription', patient)) {
    const wanted = { subscriptionId: id, kind: 'skip' };
    const quoted = await refillChangeOf(scope, patient.actor, wanted);
    if (!quoted.ok) continue;
    const { consentText, consentVersion } = quoted.value;
    const shownHash = consentText ? consentHash(consentText) : null;
    const answer = { requestId: id, agreed: true, consentVersion, shownHash, ...seen };
    must(await changeRefill(scope, patient.actor, wanted, answer));
  }
};

/** The cards of a patient, as the account shows them. */
export const cardsOf = (scope: Scope, patient: Patient): Promise<readonly string[]> =>
  scope.db('payment_card').where({ user_id: patient.actor.id }).pluck('payment_method_id');

/** Adds a card, makes it the default one, and removes the others. Repeating it changes nothing. */
const changeCard = async (scope: Scope, patient: Patient): Promise<void> => {
  const { actor, newCard = '' } = patient;
  const card = { paymentMethodId: newCard, makeDefault: false, ip: seen.ip };
  must(await addCard(scope, actor, card));
  must(await chooseDefaultCard(scope, actor, newCard));
  for (const other of await cardsOf(scope, patient))
    if (other !== newCard) must(await removeCard(scope, actor, other));
};

const payWithNewCard = async (scope: Scope, patient: Patient): Promise<void> => {
  const before = await cardsOf(scope, patient);
  await changeCard(scope, patient);
  const after = await cardsOf(scope, patient);
  for (const card of before) if (!after.includes(card)) await scope.use(paymentGatewayPort).removeCard(card);
  await refill(scope, patient);
};

/** What the event about a card that the bank replaced does. Repeating it changes nothing. */
const hearOfNewCard = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const card of await cardsOf(scope, patient)) await applyCardEvent(scope, card);
};

/** A refill is declined because the card has expired; then the bank replaces the card. */
const replaceExpired = async (scope: Scope, patient: Patient, harness: Harness): Promise<void> => {
  const { dashboard } = harness.processor.simulator;
  await purchase(scope, patient);
  const [card = ''] = await cardsOf(scope, patient);
  await dashboard.updateCard(card, { expMonth: 1, expYear: 2020 });
  await refillNow(scope, patient);
  await dashboard.updateCard(card, { expMonth: 12, expYear: 2040, last4: '0077' });
};

/** What patients change in their account, until the next charge. */
export const accountScenarios: Readonly<Record<string, CrashScenario>> = {
  moved: {
    daysBefore: 60,
    prepare: announced,
    run: move,
    again: move,
    later: [
      { days: 8, run: announce },
      { days: 7.1, run: refill },
    ],
  },
  skipped: {
    daysBefore: 70,
    prepare: announced,
    run: skipAll,
    again: skipAll,
    later: [
      { days: 88, run: announce },
      { days: 7.1, run: refill },
    ],
  },
  another_card: {
    daysBefore: 75,
    order: foamOnly,
    patient: async (harness, patient) => ({ ...patient, newCard: await harness.card() }),
    prepare: announced,
    run: payWithNewCard,
    again: changeCard,
  },
  replaced_card: {
    daysBefore: 0,
    order: foamOnly,
    prepare: replaceExpired,
    run: async (scope, patient) => {
      await hearOfNewCard(scope, patient);
      await work(scope, patient);
    },
    again: hearOfNewCard,
  },
};
