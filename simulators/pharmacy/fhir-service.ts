import type { Bundle, FhirResource, OperationOutcome, Task } from 'fhir/r4';
import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { coded, systems, type TaskPart, valueIn } from '#server/pharmacy/fhir/codes.ts';
import { productsIn } from '#server/pharmacy/fhir/line-references.ts';
import { partsOf } from '#server/pharmacy/fhir/read-task.ts';
import { fhirProblems } from '#server/pharmacy/fhir/validate-resource.ts';
import type { FhirAnswer, FhirRequest } from '#server/pharmacy/fhir-transport.ts';
import { readOrder } from './fhir/read-order.ts';
import { type RegisteredClient, signatureProblem } from './fhir/signature-problem.ts';
import { dispensesOf, taskOf } from './fhir/write-order.ts';
import { cancelable } from './packages.ts';
import { pharmacyOrders } from './repositories/pharmacy-orders.ts';

type Issue = OperationOutcome['issue'][number];

const outcome = (status: number, code: Issue['code'], details?: Issue['details']): FhirAnswer => ({
  status,
  body: {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code, ...(details ? { details } : {}) }],
  } satisfies OperationOutcome,
});

const list = (type: Bundle['type'], resources: readonly FhirResource[]): FhirAnswer => ({
  status: 200,
  body: {
    resourceType: 'Bundle',
    type,
    entry: resources.map((resource) => ({
      resource,
      ...(type === 'transaction-response' ? { response: { status: '201' } } : {}),
    })),
  } satisfies Bundle,
});

/** The values of a search by identifier, without their systems. */
const identifiersIn = (search: string | undefined): readonly string[] =>
  (search ?? '')
    .split(',')
    .flatMap((one) => (one.startsWith(`${systems.order}|`) ? [one.slice(systems.order.length + 1)] : []));

/**
 * The pharmacy of the demo as a FHIR server: it takes orders and advances them by the clock, so that advancing the clock
 * ships and delivers them. What is out of stock follows in a second package. A repeated order is answered by the stored one.
 * An order that `client` has not signed as it stands is refused.
 */
export const createFhirService = (db: Knex, clock: Clock, client: RegisteredClient) => {
  const orders = pharmacyOrders(db);

  const receive = async (bundle: Bundle): Promise<FhirAnswer> => {
    const problem = await signatureProblem(bundle, client);
    if (problem) return outcome(422, 'security', coded(systems.signatureProblem, problem));
    const read = readOrder(bundle);
    if (!read) return outcome(422, 'invalid');
    const stored = await orders.receive(read.orderId, read.contents, clock.now());
    return list('transaction-response', [taskOf(stored, clock.now())]);
  };

  const cancelLines = async (orderId: string, productIds: readonly number[]): Promise<readonly number[]> => {
    const order = await orders.find(orderId);
    if (!order) return [];
    if (order.canceledAt) return productIds;
    const canceled = [...new Set([...order.canceledIds, ...cancelable(order, productIds, clock.now())])];
    if (order.productIds.every((id) => canceled.includes(id))) await orders.cancel(orderId, clock.now());
    await orders.cancelLines(orderId, canceled);
    return productIds.filter((id) => canceled.includes(id));
  };

  const cancel = async (task: Task): Promise<FhirAnswer> => {
    const orderId = task.focus?.identifier?.value;
    const asked = productsIn(partsOf(task.input, 'line'));
    if (orderId === undefined || asked.length === 0) return outcome(422, 'invalid');
    const canceled = await cancelLines(orderId, asked);
    const lines = (task.input ?? []).filter(({ valueReference }) =>
      productsIn([valueReference]).some((id) => canceled.includes(id)),
    );
    const type = coded(systems.taskPart, 'canceled-line' satisfies TaskPart);
    return {
      status: 201,
      body: {
        ...task,
        id: valueIn(task.identifier, systems.cancellation)
          ?.replaceAll(/[^A-Za-z0-9.-]/g, '.')
          .slice(0, 64),
        status: canceled.length > 0 ? 'completed' : 'rejected',
        ...(lines.length > 0
          ? { output: lines.map(({ valueReference }) => ({ type, valueReference })) }
          : {}),
      } satisfies Task,
    };
  };

  const store = async ({ path, resource }: FhirRequest): Promise<FhirAnswer> => {
    if (!resource) return outcome(400, 'structure');
    if (fhirProblems(resource, { isOurs: true }).length > 0) return outcome(422, 'invalid');
    if (path === '' && resource.resourceType === 'Bundle') return receive(resource);
    if (path === 'Task' && resource.resourceType === 'Task') return cancel(resource);
    return outcome(404, 'not-found');
  };

  return async (request: FhirRequest): Promise<FhirAnswer> => {
    const now = clock.now();
    if (request.method !== 'POST') return outcome(405, 'not-supported');
    if (request.path === 'Task/_search') {
      const found = await orders.findAll(identifiersIn(request.search?.identifier));
      return list(
        'searchset',
        found.map((order) => taskOf(order, now)),
      );
    }
    if (request.path === 'MedicationDispense/_search') {
      const ids = (request.search?._id ?? '').split(',');
      const found = await orders.findAll([...new Set(ids.flatMap((id) => id.split('.')[0] ?? []))]);
      return list(
        'searchset',
        found.flatMap((order) => dispensesOf(order, now)).filter(({ id = '' }) => ids.includes(id)),
      );
    }
    return store(request);
  };
};

export type FhirService = ReturnType<typeof createFhirService>;
