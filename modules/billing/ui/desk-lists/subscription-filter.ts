import { listHref } from '#client/routing/list-href.ts';
import { EXPORTS_PATH } from '../../domain/desk/exported-lists.ts';

/** Which subscriptions the page shows; its address says so. Null for all of them. */
export interface SubscriptionFilter {
  readonly state: string | null;
  readonly due: string | null;
  readonly personId: string | null;
  /** Where the page begins; null for the first. */
  readonly after: string | null;
}

export const subscriptionFilterOf = (
  search: Readonly<Record<string, string | undefined>>,
): SubscriptionFilter => ({
  state: search.state || null,
  due: search.due || null,
  personId: search.person || null,
  after: search.after || null,
});

/** The address of these subscriptions as a file, whatever page of them is shown. */
export const fileOfSubscriptions = ({ state, due, personId }: SubscriptionFilter): string =>
  listHref(`${EXPORTS_PATH}/subscriptions.csv`, { state, due, person: personId });

export const hrefOfSubscriptions = ({ state, due, personId, after }: SubscriptionFilter): string =>
  listHref('/desk/subscriptions', { state, due, person: personId, after });
