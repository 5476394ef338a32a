import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { type Address, accountPort, addressBookPort, isSameAddress } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { shippingAddress } from '../../domain/checkout/address.ts';
import type { SubscriptionStatus } from '../../domain/states/subscription.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { withdrawOutdated } from '../agreement/withdraw-outdated.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { repriceInvoice } from '../pricing/reprice-invoice.ts';
import { destinationProblem, moveTo, stateProblem } from './change-address.ts';

const ended: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

/** Runs `work` for the patient under the lock of their billing. */
const forPatient = async <T>(
  scope: Scope,
  actor: Actor,
  work: (tx: Scope, userId: string) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  return scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(who.value);
    return work(tx, who.value);
  });
};

const runningOf = async (tx: Scope, userId: string): Promise<readonly Subscription[]> =>
  (await subscriptionRepository(tx.db).ofUser(userId)).filter(({ status }) => !ended.includes(status));

const shipsTo = (subscriptions: readonly Subscription[], address: Address): readonly Subscription[] =>
  subscriptions.filter(({ shipTo }) => isSameAddress(shipTo.address, address));

/** Why a subscription may not ship to an address; null when it may. */
const refusal = async (
  tx: Scope,
  subscription: Subscription,
  { home, to }: { home: Address; to: Address },
): Promise<Result<never> | null> => {
  if (subscription.needsPrescription && to.state !== home.state)
    return stateProblem(
      `A prescription ships only within ${stateName(home.state)}, where you live. If you moved, make the new address your default one.`,
    );
  const ids = subscription.products.map(({ productId }) => productId);
  const problem = destinationProblem(await tx.use(cataloguePort).productsByIds(ids), to.state);
  return problem === null ? null : stateProblem(problem);
};

const send = async (tx: Scope, subscription: Subscription, address: Address): Promise<void> => {
  const shipTo = { ...subscription.shipTo, address };
  const orders = orderRepository(tx.db);
  await subscriptionRepository(tx.db).sendTo([subscription.id], shipTo);
  const unsent = await orders.unsentOfSubscription(subscription.id);
  await orders.sendTo(unsent, shipTo);
  for (const id of unsent) await repriceInvoice(tx, id);
  await withdrawOutdated(tx, [subscription.id]);
};

/** Adds an address; nothing ships there yet. Returns its id. BAD_USER_INPUT names fields as `address.zipCode`. */
export const addAddress = async (scope: Scope, actor: Actor, input: unknown): Promise<Result<string>> => {
  const read = readInput(shippingAddress, input, 'address');
  if (!read.ok) return read;
  return forPatient(scope, actor, (tx, userId) => tx.use(addressBookPort).add(actor, userId, read.value));
};

/** Corrects an address; subscriptions and orders to it follow. Fails as `shipTo` does. */
export const editAddress = async (
  scope: Scope,
  actor: Actor,
  { addressId, address: input }: { addressId: string; address: unknown },
): Promise<Result<true>> => {
  const read = readInput(shippingAddress, input, 'address');
  if (!read.ok) return read;
  return forPatient(scope, actor, async (tx, userId) => {
    const person = await tx.use(accountPort).person(userId);
    const before = (await tx.use(addressBookPort).others(userId)).find(({ id }) => id === addressId);
    if (!before || !person?.address) return notFound('address');
    const going = shipsTo(await runningOf(tx, userId), before);
    for (const subscription of going) {
      const refused = await refusal(tx, subscription, { home: person.address, to: read.value });
      if (refused) return refused;
    }
    const changed = await tx.use(addressBookPort).change(actor, userId, addressId, read.value);
    if (!changed.ok) return changed;
    for (const subscription of going) await send(tx, subscription, read.value);
    return ok(true);
  });
};

/** NOT_FOUND for another person's address; CONFLICT while something ships there, with instructions. */
export const removeAddress = async (scope: Scope, actor: Actor, addressId: string): Promise<Result<true>> =>
  forPatient(scope, actor, async (tx, userId) => {
    const book = tx.use(addressBookPort);
    const address = (await book.others(userId)).find(({ id }) => id === addressId);
    if (!address) return notFound('address');
    const [going] = shipsTo(await runningOf(tx, userId), address);
    if (going)
      return fail(
        'CONFLICT',
        `${going.products.map(({ name }) => name).join(' and ')} ships there. Choose another address for it first.`,
      );
    const removed = await book.remove(actor, userId, addressId);
    return removed.ok ? ok(true) : removed;
  });

/** Makes another address the default one, as `changeAddress` does; the previous default one stays in the book. */
export const chooseDefaultAddress = async (
  scope: Scope,
  actor: Actor,
  addressId: string,
): Promise<Result<boolean>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  return allOrNothing(scope, async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const book = tx.use(addressBookPort);
    const before = (await tx.use(accountPort).person(userId))?.address;
    const { id: _, ...address } = orRefuse(await book.remove(actor, userId, addressId));
    orRefuse(await moveTo(tx, actor, userId, address));
    if (before) orRefuse(await book.add(actor, userId, before));
    return true;
  });
};

/**
 * Where one subscription ships from now on; `addressId` is null for the default address. NOT_FOUND for what is not the
 * patient's; BAD_USER_INPUT on `address.state` where it may not ship.
 */
export const shipSubscription = async (
  scope: Scope,
  actor: Actor,
  { subscriptionId, addressId }: { subscriptionId: string; addressId: string | null },
): Promise<Result<true>> =>
  forPatient(scope, actor, async (tx, userId) => {
    const home = (await tx.use(accountPort).person(userId))?.address;
    const subscription = (await runningOf(tx, userId)).find(({ id }) => id === subscriptionId);
    if (!home || !subscription) return notFound('subscription');
    const others = await tx.use(addressBookPort).others(userId);
    const chosen = addressId === null ? home : others.find(({ id }) => id === addressId);
    if (!chosen) return notFound('address');
    const { streetAddress1, streetAddress2, city, state, zipCode } = chosen;
    const to = { streetAddress1, streetAddress2, city, state, zipCode };
    const refused = await refusal(tx, subscription, { home, to });
    if (refused) return refused;
    await send(tx, subscription, to);
    await tx.use(accountPort).notify(userId, () => ({
      kind: 'address_changed',
      subject: 'Your delivery address was changed',
      body: `Some of your packages now go to ${to.streetAddress1}, ${to.city}, ${to.state} ${to.zipCode}. Orders that are already at the pharmacy go to the old address. If this was not you, message your care team.`,
    }));
    return ok(true);
  });
