import { readInput } from '#kernel/input/read-input.ts';
import type { Cents } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';
import { partialName } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { connectionOf, readPage } from '#server/graphql/connection.ts';
import type { Scope } from '#server/scope.ts';
import { subscriptionSearch, subscriptionStateNames } from '../../domain/desk/subscription-search.ts';
import {
  deskSubscriptionRepository,
  type ListedSubscription,
} from '../../repositories/desk-subscriptions.ts';
import { everyDays, type Subscription } from '../../repositories/subscriptions.ts';
import { chargesOfPeople, isChargedNext } from './charges-of-people.ts';
import type { DeskWish } from './desk-wish.ts';

const PAGE_SIZE = 50;

const viewOf = (
  { userId, firstName, lastName }: ListedSubscription,
  subscription: Subscription,
  nextAmount: Cents | null,
) => {
  const { id, status, nextBillingDate, waitsForDispute, products } = subscription;
  return {
    id,
    personId: userId,
    personName: partialName({ firstName, lastName }),
    state: status,
    stateLabel: subscriptionStateNames[status],
    waitsForDispute,
    productNames: products.map(({ name }) => name),
    everyDays: everyDays(subscription),
    nextChargeAt: isChargedNext(subscription) ? nextBillingDate : null,
    nextAmount,
    lastChargedAt: subscription.lastChargedAt,
    createdAt: subscription.createdAt,
    canceledAt: subscription.cancellationDate,
  };
};

interface SubscriptionsPage {
  readonly subscriptions: readonly ReturnType<typeof viewOf>[];
  readonly next: string | null;
}

/**
 * A page of all subscriptions: newest first, or what is due by the day of its charge. BAD_USER_INPUT names
 * `filter.state`, `filter.due`, `filter.personId` or `after`. Reading it is audited with the people whose subscriptions
 * were shown.
 */
export const listSubscriptions = async (
  scope: Scope,
  actor: Actor,
  { filter, after }: DeskWish,
): Promise<Result<SubscriptionsPage>> => {
  const search = readInput(subscriptionSearch, filter, 'filter');
  if (!search.ok) return search;
  const page = readPage({ first: PAGE_SIZE, after });
  if (!page.ok) return page;
  const listed = deskSubscriptionRepository(scope.db, scope.clock.now());
  const found = await listed.page(search.value, { after: page.value.after, limit: PAGE_SIZE + 1 });
  const { edges, pageInfo } = connectionOf(found, page.value);
  const personIds = [...new Set(edges.map(({ node }) => node.userId))];
  const subscriptions = await listed.ofPeople(personIds);
  const charges = await chargesOfPeople(scope, subscriptions);
  const { state, due, personId } = search.value;
  await recordAudit(scope, {
    actor,
    action: 'subscriptions.read',
    subject: 'desk',
    subjectId: 'subscriptions',
    detail: {
      personIds,
      ...(personId !== null && { patientId: personId }),
      ...(state !== null && { state }),
      ...(due !== null && { due }),
    },
  });
  const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  return ok({
    subscriptions: edges.flatMap(({ node }) => {
      const subscription = byId.get(node.id);
      return subscription ? [viewOf(node, subscription, charges.get(node.id) ?? null)] : [];
    }),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  });
};
