import { listHref } from '#client/routing/list-href.ts';
import { EXPORTS_PATH } from '../../domain/desk/exported-lists.ts';
import { dayOf } from './list-days.ts';

/** Which orders the page shows; its address says so. Null for all of them. */
export interface OrderFilter {
  readonly state: string | null;
  readonly number: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly personId: string | null;
  /** Where the page begins; null for the newest. */
  readonly after: string | null;
}

/** The page of all orders. */
export const ALL_ORDERS_PATH = '/desk/orders/all';

export const orderFilterOf = (search: Readonly<Record<string, string | undefined>>): OrderFilter => ({
  state: search.state || null,
  number: search.number?.trim() || null,
  from: dayOf(search.from),
  to: dayOf(search.to),
  personId: search.person || null,
  after: search.after || null,
});

const fieldsOf = ({ state, number, from, to, personId }: OrderFilter) => ({
  ...{ state, number, from, to },
  person: personId,
});

/** The address of these orders as a file, whatever page of them is shown. */
export const fileOfOrders = (filter: OrderFilter): string =>
  listHref(`${EXPORTS_PATH}/orders.csv`, fieldsOf(filter));

export const hrefOfOrders = (filter: OrderFilter): string =>
  listHref(ALL_ORDERS_PATH, { ...fieldsOf(filter), after: filter.after });
