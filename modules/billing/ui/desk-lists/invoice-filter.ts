import { listHref } from '#client/routing/list-href.ts';
import { EXPORTS_PATH } from '../../domain/desk/exported-lists.ts';
import { dayOf } from './list-days.ts';

/** Which invoices the page shows; its address says so. Null for all of them. */
export interface InvoiceFilter {
  readonly group: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly personId: string | null;
  /** Where the page begins; null for the newest. */
  readonly after: string | null;
}

export const invoiceFilterOf = (search: Readonly<Record<string, string | undefined>>): InvoiceFilter => ({
  group: search.group || null,
  from: dayOf(search.from),
  to: dayOf(search.to),
  personId: search.person || null,
  after: search.after || null,
});

/** The address of these invoices as a file, whatever page of them is shown. */
export const fileOfInvoices = ({ group, from, to, personId }: InvoiceFilter): string =>
  listHref(`${EXPORTS_PATH}/invoices.csv`, { group, from, to, person: personId });

export const hrefOfInvoices = ({ group, from, to, personId, after }: InvoiceFilter): string =>
  listHref('/desk/invoices', { group, from, to, person: personId, after });
