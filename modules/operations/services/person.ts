import { may } from '#config/staff-permissions.ts';
import { peopleDirectoryPort } from '#modules/account/index.ts';
import { type BillingOfPerson, billingOfPerson } from '#modules/billing/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { type PersonRequest, requestsOfPerson } from '#modules/support/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { type PersonView, personView } from './person-view.ts';

/** A person with what there is of them; null where the reader's role may not see it. */
interface PersonDetails {
  readonly account: PersonView;
  readonly subscriptions: number | null;
  readonly runningSubscriptions: number | null;
  readonly invoices: number | null;
  readonly failedInvoices: number | null;
  readonly orders: BillingOfPerson['orders'] | null;
  readonly requests: readonly PersonRequest[] | null;
  readonly caseId: string | null;
}

const newestCase = async (scope: Scope, userId: string): Promise<string | null> =>
  (await scope.use(reviewPort).casesOf([userId]))[0]?.consultationId ?? null;

/**
 * One patient: part of the name, the state of the account, and what there is of orders, subscriptions, invoices and
 * requests, as far as the reader's role may see it. Nothing about health: the chart is a link, for those who may open
 * it. Null without such a patient. Reading it is audited as one about them.
 */
export const personDetails = async (
  scope: Scope,
  { user, actor }: Staff,
  id: string,
): Promise<PersonDetails | null> => {
  const [person] = await scope.use(peopleDirectoryPort).search({ by: 'id', id }, { after: null, limit: 1 });
  if (!person) return null;
  const { role } = user;
  const [billing, requests, caseId] = await Promise.all([
    billingOfPerson(scope.read, id),
    may(role, 'requests') ? requestsOfPerson(scope.read, id) : null,
    may(role, 'cases') ? newestCase(scope, id) : null,
  ]);
  await recordAudit(scope, {
    actor,
    action: 'person.read',
    subject: 'person',
    subjectId: id,
    detail: { patientId: id },
  });
  const [mayList, mayMoney] = [may(role, 'subscriptions'), may(role, 'money')];
  return {
    account: personView(person),
    subscriptions: mayList ? billing.subscriptions : null,
    runningSubscriptions: mayList ? billing.runningSubscriptions : null,
    invoices: mayMoney ? billing.invoices : null,
    failedInvoices: mayMoney ? billing.failedInvoices : null,
    orders: may(role, 'orders') ? billing.orders : null,
    requests,
    caseId,
  };
};
