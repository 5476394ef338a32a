import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import { partialName } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { connectionOf, readPage } from '#server/graphql/connection.ts';
import type { Scope } from '#server/scope.ts';
import { invoiceSearch, invoiceStateNames } from '../../domain/desk/invoice-search.ts';
import { nextInvoiceStep } from '../../domain/dunning/next-invoice-step.ts';
import { deskInvoiceRepository, type ListedInvoice } from '../../repositories/desk-invoices.ts';
import type { DeskWish } from './desk-wish.ts';

const PAGE_SIZE = 50;

const viewOf = (invoice: ListedInvoice) => {
  const step = nextInvoiceStep(invoice);
  return {
    id: invoice.id,
    number: invoice.number,
    orderNumber: invoice.orderNumber,
    isRefill: invoice.isRefill,
    personId: invoice.userId,
    personName: partialName(invoice),
    state: invoice.status,
    stateLabel: invoiceStateNames[invoice.status],
    total: invoice.total,
    amountCharged: invoice.amountCharged,
    amountRefunded: invoice.amountRefunded,
    attempts: invoice.attempt,
    declineCode: invoice.declineCode,
    nextStep: step?.text ?? null,
    nextStepAt: step?.at ?? null,
    reference: invoice.reference,
    hasTask: invoice.hasTask,
    hasIssue: invoice.hasIssue,
    createdAt: invoice.createdAt,
    paidAt: invoice.paidAt,
  };
};

interface InvoicesPage {
  readonly invoices: readonly ReturnType<typeof viewOf>[];
  readonly next: string | null;
}

/**
 * A page of all invoices, newest first. BAD_USER_INPUT names `filter.group`, `filter.from`, `filter.to`,
 * `filter.personId` or `after`. Reading it is audited with the people whose invoices were shown.
 */
export const listInvoices = async (
  scope: Scope,
  actor: Actor,
  { filter, after }: DeskWish,
): Promise<Result<InvoicesPage>> => {
  const search = readInput(invoiceSearch, filter, 'filter');
  if (!search.ok) return search;
  const page = readPage({ first: PAGE_SIZE, after });
  if (!page.ok) return page;
  const found = await deskInvoiceRepository(scope.db).page(search.value, {
    after: page.value.after,
    limit: PAGE_SIZE + 1,
  });
  const { edges, pageInfo } = connectionOf(found, page.value);
  const { group, from, to, personId } = search.value;
  await recordAudit(scope, {
    actor,
    action: 'invoices.read',
    subject: 'desk',
    subjectId: 'invoices',
    detail: {
      personIds: [...new Set(edges.map(({ node }) => node.userId))],
      ...(personId !== null && { patientId: personId }),
      ...(group !== null && { group }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
  });
  return ok({
    invoices: edges.map(({ node }) => viewOf(node)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  });
};
