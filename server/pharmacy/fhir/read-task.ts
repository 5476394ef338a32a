import type { MedicationDispense, Task } from 'fhir/r4';
import type { RemoteOrder, RemoteParcel, RemoteStatus } from '#server/ports/pharmacy.ts';
import { CANCELED, codeOf, systems, type TaskPart, valueIn } from './codes.ts';
import { productsIn } from './line-references.ts';
import { readDispense, warningsIn } from './read-dispense.ts';
import { shortText } from './short-text.ts';

/** What a status of the task decides, whatever was dispensed. */
const final: Partial<Record<Task['status'], RemoteStatus>> = {
  rejected: 'rejected',
  failed: 'rejected',
  [CANCELED]: 'canceled',
  'entered-in-error': 'canceled',
};

interface Lines {
  /** Those of the order. */
  readonly all: readonly number[];
  readonly parcels: readonly RemoteParcel[];
  readonly backordered: RemoteOrder['backordered'];
  readonly canceled: readonly number[];
}

const shippedStatus = (parcels: readonly RemoteParcel[]): RemoteStatus =>
  (['shipped', 'returned'] as const).find((status) => parcels.some((one) => one.status === status)) ??
  'delivered';

const preparation = ({ status, businessStatus }: Task): RemoteStatus => {
  if (status === 'accepted') return 'verifying';
  if (status === 'in-progress' || status === 'ready' || status === 'completed')
    return codeOf(businessStatus, systems.progress) === 'packed' ? 'packed' : 'filling';
  return 'received';
};

/** The status of an order by its lines, because a pharmacy may complete a task whose last package is on its way. */
const statusOf = (task: Task, { all, parcels, backordered, canceled }: Lines): RemoteStatus => {
  const decided = final[task.status];
  if (decided) return decided;
  const shipped = parcels.flatMap(({ productIds }) => productIds);
  const open = all.filter((id) => !shipped.includes(id) && !canceled.includes(id));
  if (parcels.length > 0) return open.length > 0 ? 'partially_shipped' : shippedStatus(parcels);
  if (open.length > 0 && open.every((id) => backordered.some(({ productId }) => productId === id)))
    return 'backordered';
  return task.status === 'on-hold' ? 'on_hold' : preparation(task);
};

/** The references of a task's inputs or outputs of one kind. */
export const partsOf = (list: Task['input'] | Task['output'], code: TaskPart) =>
  (list ?? [])
    .filter(({ type }) => codeOf(type, systems.taskPart) === code)
    .map(({ valueReference }) => valueReference);

/** Our id of the order that a task is about. */
export const orderIdOf = ({ identifier }: Task): string | undefined => valueIn(identifier, systems.order);

const parcelsOf = (news: readonly ReturnType<typeof readDispense>[]): readonly RemoteParcel[] => {
  const parcels = new Map<string, RemoteParcel>();
  for (const one of news) {
    if (one.kind !== 'shipped') continue;
    const before = parcels.get(one.parcel.parcelId)?.productIds ?? [];
    parcels.set(one.parcel.parcelId, {
      ...one.parcel,
      productIds: [...new Set([...before, ...one.productIds])],
    });
  }
  return [...parcels.values()].toSorted(
    (a, b) => a.shippedAt.getTime() - b.shippedAt.getTime() || (a.parcelId < b.parcelId ? -1 : 1),
  );
};

const reasonOf = ({ statusReason }: Task): string | null =>
  shortText(statusReason?.text ?? statusReason?.coding?.[0]?.display) || null;

/** What a pharmacy says about an order: its task, and the dispenses that the task names. */
export const readTask = (task: Task, dispenses: readonly MedicationDispense[]): RemoteOrder => {
  const news = dispenses.map(readDispense);
  const all = productsIn(partsOf(task.input, 'line'));
  const decided = final[task.status];
  const lines: Lines = {
    all,
    parcels: parcelsOf(news),
    backordered: news.flatMap((one) =>
      one.kind === 'backordered'
        ? one.productIds.map((productId) => ({ productId, expectedAt: one.expectedAt }))
        : [],
    ),
    canceled: news.flatMap((one) => (one.kind === 'canceled' ? one.productIds : [])),
  };
  return {
    remoteId: task.id ?? '',
    status: statusOf(task, lines),
    reason: reasonOf(task),
    parcels: lines.parcels,
    backordered: decided ? [] : lines.backordered,
    canceledProductIds: decided === 'canceled' ? all : lines.canceled,
    warnings: dispenses.flatMap(warningsIn),
  };
};
