import type { Bundle, FhirResource, MedicationDispense, Task } from 'fhir/r4';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { type Pharmacy, PharmacyUnavailable, type RemoteOrder } from '#server/ports/pharmacy.ts';
import { systems, token, valueIn } from './fhir/codes.ts';
import { productsIn } from './fhir/line-references.ts';
import { orderBundle } from './fhir/order-bundle.ts';
import { cancellationTask } from './fhir/order-resources.ts';
import { orderIdOf, partsOf, readTask } from './fhir/read-task.ts';
import { fhirProblems } from './fhir/validate-resource.ts';
import type { FhirTransport } from './fhir-transport.ts';
import { inBundle, readAnswer, readBundle } from './read-answer.ts';
import { PHARMACY_SIGNATURE, readNotification } from './read-notification.ts';
import type { SignOrder } from './sign-order.ts';

/** Ids in one search, few enough that servers answer in one page. */
const ORDERS_PER_SEARCH = 20;
const RESULTS = '500';

const chunksOf = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

const checked = <Resource extends FhirResource>(resource: Resource): Resource => {
  const problems = fhirProblems(resource, { isOurs: true });
  if (problems.length > 0) throw new Error(`We would send what is not valid: ${problems.join('; ')}.`);
  return resource;
};

const dispenseIdsOf = ({ output }: Task): readonly string[] =>
  partsOf(output, 'dispense').flatMap(
    (reference) =>
      /(?:^|\/)MedicationDispense\/([A-Za-z0-9.-]{1,64})$/.exec(reference?.reference ?? '')?.[1] ?? [],
  );

/** A pharmacy that speaks FHIR R4 (docs/decisions/pharmacy.md). */
export const createFhirPharmacy = (options: {
  readonly send: FhirTransport;
  readonly sign: SignOrder;
  readonly clock: Clock;
  /** Signs the pharmacy's notifications. */
  readonly webhookSecret: string;
}): Pharmacy => {
  const { send, sign, clock, webhookSecret } = options;
  const search = async (type: 'Task' | 'MedicationDispense', by: Record<string, string>): Promise<Bundle> => {
    const what = `a search for ${type}`;
    const found = readBundle(
      await send({ method: 'POST', path: `${type}/_search`, search: { ...by, _count: RESULTS } }),
      what,
    );
    // Part of an answer would look like an order that is unknown.
    if (found.link?.some(({ relation }) => relation === 'next'))
      throw new Error(`The pharmacy answered ${what} in several pages.`);
    return found;
  };

  const withDispenses = async (tasks: readonly Task[]): Promise<ReadonlyMap<string, RemoteOrder>> => {
    const ids = tasks.flatMap(dispenseIdsOf);
    const dispenses = new Map<string, MedicationDispense>();
    for (const some of chunksOf(ids, ORDERS_PER_SEARCH))
      for (const one of inBundle(
        await search('MedicationDispense', { _id: some.join(',') }),
        'MedicationDispense',
      ))
        dispenses.set(one.id ?? '', one);
    return new Map(
      tasks.flatMap((task) => {
        const orderId = orderIdOf(task);
        const own = dispenseIdsOf(task).map((id) => dispenses.get(id));
        if (own.includes(undefined)) throw new Error('The pharmacy does not know a dispense that it names.');
        return orderId === undefined
          ? []
          : [
              [
                orderId,
                readTask(
                  task,
                  own.flatMap((one) => one ?? []),
                ),
              ],
            ];
      }),
    );
  };

  const find: Pharmacy['find'] = async (orderIds) => {
    const found = new Map<string, RemoteOrder>();
    for (const some of chunksOf(orderIds, ORDERS_PER_SEARCH)) {
      const identifier = some.map((id) => token(systems.order, id)).join(',');
      const tasks = inBundle(await search('Task', { identifier }), 'Task');
      for (const [orderId, order] of await withDispenses(tasks))
        if (some.includes(orderId)) found.set(orderId, order);
    }
    return found;
  };

  return {
    find,

    readNotification: (body, header) => {
      const signature = header(PHARMACY_SIGNATURE) ?? '';
      // The clock is the machine's, because the pharmacy signs by its own.
      const now = systemClock.now();
      const read = readNotification({ body, signature }, webhookSecret, now);
      if (!read) return null;
      // The time by the product's clock, which the demo moves.
      const age = now.getTime() - read.changedAt.getTime();
      return { ...read, changedAt: new Date(clock.now().getTime() - age) };
    },

    submit: async (order) => {
      const { orderId } = order;
      const bundle = checked(await sign(orderBundle(order)));
      const stored = readBundle(await send({ method: 'POST', path: '', resource: bundle }), 'an order');
      const tasks = inBundle(stored, 'Task').filter((task) => orderIdOf(task) === orderId);
      const remote = (tasks.length > 0 ? await withDispenses(tasks) : await find([orderId])).get(orderId);
      if (!remote) throw new Error('The pharmacy does not know an order that it took.');
      return remote;
    },

    cancel: async (orderId, productIds) => {
      const task = checked(cancellationTask(orderId, productIds, clock.now()));
      const identifier = token(systems.cancellation, valueIn(task.identifier, systems.cancellation) ?? '');
      const answer = readAnswer(
        await send({
          method: 'POST',
          path: 'Task',
          resource: task,
          ifNoneExist: `identifier=${encodeURIComponent(identifier)}`,
        }),
        'a request to cancel',
      );
      if (answer.resourceType !== 'Task')
        throw new Error('The pharmacy answered a request to cancel with no task.');
      if (answer.status === 'rejected' || answer.status === 'failed') return [];
      // It is asked again until it has decided.
      if (answer.status !== 'completed')
        throw new PharmacyUnavailable('The pharmacy has not decided about a request to cancel.');
      const canceled = productsIn(partsOf(answer.output, 'canceled-line'));
      return productIds.filter((id) => canceled.includes(id));
    },
  };
};
