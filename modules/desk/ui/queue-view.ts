import { usStates } from '#kernel/us-states.ts';
import { type QueueLine, type QueueView, queueLines, queueViews } from '../domain/queue-views.ts';

/** The part of the queue that the page shows; the address contains all of it. */
export interface QueueFilter {
  readonly view: QueueView;
  readonly task: string | null;
  readonly line: QueueLine | null;
  readonly state: string | null;
  readonly flagged: boolean;
  /** The position after which the page begins. */
  readonly after: string | null;
}

export const viewLabels: Readonly<Record<QueueView, string>> = {
  waiting: 'Waiting',
  mine: 'Mine',
  reply: 'Needs reply',
  all: 'All open',
  decided: 'Decided',
};

export const lineLabels: Readonly<Record<QueueLine, string>> = {
  hair_loss_care: 'Hair',
  erectile_dysfunction: 'Erections',
  premature_ejaculation: 'Early ejaculation',
};

export const lineName = (line: string): string =>
  Object.entries(lineLabels).find(([one]) => one === line)?.[1] ?? line;

/** Why a case waits, in the order in which the queue offers them. */
const tasks = [
  ['emergency', 'Emergency'],
  ['alarming_message', 'Alarming message'],
  ['correction', 'Correction'],
  ['hold', 'On hold or interrupted'],
  ['missed_call', 'Second call missed'],
  ['new_visit', 'New visit'],
  ['request', 'Request'],
  ['photos_missing', 'Photos missing'],
  ['call', 'Call'],
  ['message', 'Message'],
  ['renewal', 'Renewal'],
  ['annual', 'Annual check-in'],
  ['check_in', 'Check-in'],
  ['titration', 'Change of dose'],
  ['duplicate', 'Possible duplicate'],
  ['patient', 'Patient’s turn'],
] as const;

const taskLabels: ReadonlyMap<string, string> = new Map(tasks);

export const taskLabel = (task: string): string => taskLabels.get(task) ?? 'Task';

/** In the order of the filters; unknown ones last. */
export const tasksInOrder = <Row extends { readonly task: string }>(rows: readonly Row[]): readonly Row[] => {
  const order = [...taskLabels.keys()];
  const placeOf = ({ task }: Row): number => (order.indexOf(task) + order.length + 1) % (order.length + 1);
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | null =>
  values.find((value) => value === text) ?? null;

/** A position in the queue as the API writes it; anything else would be refused. */
const PLACE = /^\d~\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z~[0-9a-f-]{36}$/;

/** The filter from the address; unknown values do not narrow the queue. */
export const parseFilter = (search: Readonly<Record<string, string>>): QueueFilter => ({
  view: oneOf(queueViews, search.show) ?? 'waiting',
  task: oneOf([...taskLabels.keys()], search.task),
  line: oneOf(queueLines, search.line),
  state: oneOf(
    usStates.map(([code]) => code),
    search.state,
  ),
  flagged: search.flagged === 'yes',
  after: search.after !== undefined && PLACE.test(search.after) ? search.after : null,
});

/** The address of a part of the queue, from its first page unless `after` is given. */
export const queueHref = (filter: QueueFilter, change: Partial<QueueFilter> = {}): string => {
  const { view, task, line, state, flagged, after } = { ...filter, after: null, ...change };
  const search = new URLSearchParams({
    ...(view !== 'waiting' && { show: view }),
    ...(task && { task }),
    ...(line && { line }),
    ...(state && { state }),
    ...(flagged && { flagged: 'yes' }),
    ...(after && { after }),
  }).toString();
  return search === '' ? '/desk' : `/desk?${search}`;
};

/** Whether more than the view narrows the queue. */
export const isNarrowed = ({ task, line, state, flagged }: QueueFilter): boolean =>
  task !== null || line !== null || state !== null || flagged;
