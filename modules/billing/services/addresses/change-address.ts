import { entryPages } from '#config/entry-pages.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import {
  type Address,
  accountPort,
  addressBookPort,
  isSameAddress,
  type Person,
} from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { shippingAddress } from '../../domain/checkout/address.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { groundOnlyProblem } from '../../domain/pricing/shipping-limits.ts';
import type { SubscriptionStatus } from '../../domain/states/subscription.ts';
import { billingEvents } from '../../events.ts';
import { prescriptionGatePort } from '../../index.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { withdrawOutdated } from '../agreement/withdraw-outdated.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { repriceInvoice } from '../pricing/reprice-invoice.ts';

/** Says what waits because of a move, and how to continue. */
const MOVE_PAGE = '/thank-you-out-of-state';

const ended: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

export const stateProblem = (message: string) => badInput([{ field: 'address.state', message }]);

/** Why one of these products cannot be sent to a state; null when all can. */
export const destinationProblem = (products: readonly Product[], state: string): string | null => {
  const [stuck] = products.flatMap(
    (product) => groundOnlyProblem({ ...product, displayedName: product.publicDisplayedName }, state) ?? [],
  );
  const unsold = products.find(({ unavailableStates }) => unavailableStates.includes(state));
  return stuck ?? (unsold ? `${unsold.publicDisplayedName} is not sold in ${stateName(state)}.` : null);
};

/** Why the products that ship now cannot go to another state; null when they can. */
const refusal = async (
  tx: Scope,
  from: string,
  to: string,
  running: readonly Subscription[],
  unsent: readonly { readonly needsPrescription: boolean }[],
): Promise<Result<never> | null> => {
  if (unsent.some((order) => order.needsPrescription))
    return stateProblem(
      `Your prescription ships to ${stateName(from)}. Tell us about your move first, so that a clinician in ${stateName(to)} can take over.`,
    );
  const ids = running.flatMap(({ products }) => products.map(({ productId }) => productId));
  const problem = destinationProblem(await tx.use(cataloguePort).productsByIds([...new Set(ids)]), to);
  return problem === null ? null : stateProblem(`${problem} Cancel it first, or keep the old address.`);
};

const isComplete = (
  person: Person | null,
): person is Person & { firstName: string; lastName: string; dob: string; phone: string; address: Address } =>
  Boolean(person?.firstName && person.lastName && person.dob && person.phone && person.address);

/** Whether the patient has given everything that an order needs, so that there is an address to change. */
export const isWhole = async (tx: Scope, userId: string): Promise<boolean> =>
  isComplete(await tx.use(accountPort).person(userId));

interface Move {
  readonly actor: Actor;
  readonly userId: string;
  /** Two-letter code of the state where the patient lives now. */
  readonly state: string;
  /** The patient reported the move, and answers the medical history for a clinician there. */
  readonly isTold: boolean;
}

/** What may not continue in the new state is on hold, and the patient is told in words that name no treatment. */
export const judgeMove = async (tx: Scope, { actor, userId, state, isTold }: Move): Promise<void> => {
  const held = await tx.use(prescriptionGatePort).moved({ actor, userId, state, holdsAll: isTold });
  await tx.emit(billingEvents.patientMoved, { userId, state });
  if (held === 0) return;
  const isServed = stateRule(state).prescriptions;
  const page = (path: string): string => new URL(path, tx.settings.origins.app).href;
  const next = isTold
    ? `What is on hold, and what you can do: ${page(MOVE_PAGE)}`
    : `Tell us about your move: ${page(entryPages['refill out of state'])}`;
  await tx.use(accountPort).notify(userId, () => ({
    kind: 'treatment_on_hold',
    subject: 'You moved, so something is on hold',
    body: isServed
      ? `A clinician in ${stateName(state)} has to take over before more is sent. You will not be charged for it until then. ${next}`
      : `We cannot treat in ${stateName(state)} yet. What a clinician prescribed will not be charged or sent. What you can do: ${page(MOVE_PAGE)} Questions? Write to us: ${page('/messages')}`,
  }));
};

/** Where shipments go after the default address has changed: shipments to another address of the book stay there. */
const follows = (
  { shipTo, needsPrescription }: Pick<Subscription, 'shipTo' | 'needsPrescription'>,
  { others, moves }: { others: readonly Address[]; moves: boolean },
): boolean =>
  // A prescription is valid in the patient's state only.
  (moves && needsPrescription) || !others.some((other) => isSameAddress(other, shipTo.address));

/**
 * Makes an address the default one, where packages go from now on: in the profile, in running subscriptions and in
 * orders that the pharmacy does not have, without those that ship to another address of the patient. In another state,
 * prescriptions continue where their prescriber is licensed and are on hold otherwise. BAD_USER_INPUT names
 * `address.state`: an order that waits for its first prescription cannot move to another state this way. CONFLICT
 * before the first order. `isTold`: the patient reported a move, which is never refused and puts every prescription on
 * hold. The caller has locked the person.
 */
export const moveTo = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  address: Address,
  { isTold = false }: { readonly isTold?: boolean } = {},
): Promise<Result<true>> => {
  const account = tx.use(accountPort);
  const person = await account.person(userId);
  if (!isComplete(person)) return fail('CONFLICT', 'We ask for your address at your first order.');
  const subscriptions = subscriptionRepository(tx.db);
  const orders = orderRepository(tx.db);
  const others = await tx.use(addressBookPort).others(userId);
  const moves = isTold || address.state !== person.address.state;
  const all = (await subscriptions.ofUser(userId)).filter(({ status }) => !ended.includes(status));
  const running = all.filter((one) => follows(one, { others, moves }));
  const unsent = (await orders.unsentOf(userId)).filter((one) => follows(one, { others, moves }));
  const { firstName, lastName, dob, phone } = person;
  if (moves && !isTold) {
    const refused = await refusal(tx, person.address.state, address.state, running, unsent);
    if (refused) return refused;
  }
  const saved = await account.saveProfile(actor, userId, { firstName, lastName, dob, phone, address });
  if (!saved.ok) return saved;
  const shipTo = { recipient: `${firstName} ${lastName}`, address };
  await subscriptions.sendTo(
    running.map(({ id }) => id),
    shipTo,
  );
  await orders.sendTo(
    unsent.map(({ id }) => id),
    shipTo,
  );
  for (const { id } of unsent) await repriceInvoice(tx, id);
  await withdrawOutdated(
    tx,
    running.map(({ id }) => id),
  );
  if (moves) await judgeMove(tx, { actor, userId, state: address.state, isTold });
  await account.notify(userId, () => ({
    kind: 'address_changed',
    subject: 'Your delivery address was changed',
    body: `Packages now go to ${address.streetAddress1}, ${address.city}, ${address.state} ${address.zipCode}. Orders that are already at the pharmacy go to the old address. If this was not you, message your care team.`,
  }));
  return ok(true);
};

/** Changes the default address: see `moveTo`. BAD_USER_INPUT names fields as the forms do (`address.state`). */
export const changeAddress = async (scope: Scope, actor: Actor, input: unknown): Promise<Result<true>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const read = readInput(shippingAddress, input, 'address');
  if (!read.ok) return read;
  return scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(who.value);
    return moveTo(tx, actor, who.value, read.value);
  });
};
