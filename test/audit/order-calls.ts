import { openTask } from '#modules/billing/services/tasks/open-task.ts';
import { addParcel } from '#test/harness/add-parcel.ts';
import type { Harness } from '../harness/harness.ts';
import { foam } from '../harness/products.ts';

export interface OrderCall {
  readonly query: string;
  variables(harness: Harness): Promise<Record<string, unknown>>;
}

/** A delivered order of a new patient. */
const deliveredOrder = async (harness: Harness) => {
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  const [order] = await harness.rows('customer_order', { user_id: patient.id });
  const at = harness.clock.now();
  await harness.scope
    .db('customer_order')
    .where({ id: order.id })
    .update({ status: 'delivered', shipped_at: at, delivered_at: at });
  const productIds = await harness.scope.db('order_line').where({ order_id: order.id }).pluck('product_id');
  await addParcel(harness.scope.db, { orderId: order.id, productIds, at });
  return { patient, order };
};

const report = (orderNumber: string) => ({
  input: { orderNumber, kind: 'damaged', wish: 'refund', details: 'The bottle leaks.' },
});

const REPORT = 'mutation($input: DeskOrderProblemInput!) { deskReportOrderProblem(input: $input) }';

/** An open issue about such an order. */
const openIssue = async (harness: Harness) => {
  const { patient, order } = await deliveredOrder(harness);
  await harness.api(await harness.operator(), REPORT, report(order.number));
  const [issue] = await harness.rows('order_issue', { order_id: order.id });
  return { patient, issue };
};

/** An open task about a payment of a new patient. */
const openTaskAbout = async (harness: Harness) => {
  const { patient } = await deliveredOrder(harness);
  await harness.scope.transaction((tx) =>
    openTask(tx, {
      kind: 'books_differ',
      subject: patient.id,
      userId: patient.id,
      invoiceId: null,
      detail: 'Two amounts differ.',
      todo: 'Compare them.',
    }),
  );
  const [task] = await harness.rows('billing_task', { user_id: patient.id });
  return { patient, taskId: task.id };
};

/** A successful call of every staff field about finding people. */
export const peopleCalls: Readonly<Record<string, OrderCall>> = {
  deskPeople: {
    query: 'query($text: String!) { deskPeople(text: $text) { people { name } } }',
    variables: async (harness) => {
      const { patient } = await deliveredOrder(harness);
      return { text: patient.email, patientId: patient.id };
    },
  },
  deskPerson: {
    query: 'query($id: ID!) { deskPerson(id: $id) { account { name } } }',
    variables: async (harness) => {
      const { patient } = await deliveredOrder(harness);
      return { id: patient.id, patientId: patient.id };
    },
  },
};

/** A successful call of every staff field about orders; they need real orders, unlike those of `staff-fields.test.ts`. */
export const orderCalls: Readonly<Record<string, OrderCall>> = {
  deskOrderIssues: {
    query: '{ deskOrderIssues { open { patientName } closed { patientName } } }',
    variables: async (harness) => ({ patientId: (await openIssue(harness)).patient.id }),
  },
  deskBillingTasks: {
    query: '{ deskBillingTasks(isClosed: false) { tasks { patientName } } }',
    variables: async (harness) => ({ patientId: (await openTaskAbout(harness)).patient.id }),
  },
  deskCloseBillingTask: {
    query: 'mutation($input: CloseBillingTaskInput!) { deskCloseBillingTask(input: $input) }',
    variables: async (harness) => {
      const { patient, taskId } = await openTaskAbout(harness);
      const input = { taskId, outcome: 'explained', reason: 'It was a test.' };
      return { input, patientId: patient.id };
    },
  },
  deskTakeOffInvoice: {
    query: 'mutation($input: TakeOffInvoiceInput!) { deskTakeOffInvoice(input: $input) }',
    variables: async (harness) => {
      const { patient } = await harness.order({ products: [foam], cardNumber: '4000000000000341' });
      await harness.drain();
      const [invoice] = await harness.rows('invoice', { user_id: patient.id });
      const input = {
        invoiceNumber: invoice.number,
        amount: 500,
        description: 'For the trouble',
        reason: 'It was a test.',
      };
      return { input, patientId: patient.id };
    },
  },
  deskJournal: {
    query: 'query($number: String) { deskJournal(number: $number) { invoice { patientName } } }',
    variables: async (harness) => {
      const { patient, order } = await deliveredOrder(harness);
      return { number: order.number, patientId: patient.id };
    },
  },
  deskOrders: {
    query: '{ deskOrders { orders { personName } } }',
    variables: async (harness) => ({ patientId: (await deliveredOrder(harness)).patient.id }),
  },
  deskSubscriptions: {
    query: '{ deskSubscriptions { subscriptions { personName } } }',
    variables: async (harness) => ({ patientId: (await deliveredOrder(harness)).patient.id }),
  },
  deskInvoices: {
    query: '{ deskInvoices { invoices { personName } } }',
    variables: async (harness) => ({ patientId: (await deliveredOrder(harness)).patient.id }),
  },
  deskReportOrderProblem: {
    query: REPORT,
    variables: async (harness) => {
      const { patient, order } = await deliveredOrder(harness);
      return { ...report(order.number), patientId: patient.id };
    },
  },
  deskDecideOrderIssue: {
    query: 'mutation($input: DeskIssueDecisionInput!) { deskDecideOrderIssue(input: $input) }',
    variables: async (harness) => {
      const { patient, issue } = await openIssue(harness);
      const input = { issueId: issue.id, decision: 'decline', answer: 'We could not see it.' };
      return { input, patientId: patient.id };
    },
  },
};
