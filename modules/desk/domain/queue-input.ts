import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { usStates } from '#kernel/us-states.ts';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { queueLines, queueViews } from './queue-views.ts';

const MOST_CASES = 200;

const PLACE = new RegExp(`^([0-9])~(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z)~(${UUID_SHAPE})$`);

export interface Place {
  readonly rank: number;
  readonly dueAt: string;
  readonly consultationId: string;
}

/** A position in the queue as text, for an address. It names no person and no reason. */
export const placeText = ({ rank, dueAt, consultationId }: Place): string =>
  `${rank}~${dueAt}~${consultationId}`;

/** Null for an invalid position. */
const readPlace = (text: string): Place | null => {
  const [, rank, dueAt, consultationId] = PLACE.exec(text) ?? [];
  return rank && dueAt && consultationId && !Number.isNaN(Date.parse(dueAt))
    ? { rank: Number(rank), dueAt, consultationId }
    : null;
};

/** A clinician's search: a name, an order number or an email address. */
export const searchText = writtenText(120).check(
  z.refine((text) => text.length >= 2, 'Type at least two letters of a name.'),
);

const place = z.pipe(
  z.string().check(z.refine((text) => readPlace(text) !== null, 'This is not a place in the queue.')),
  z.transform(readPlace),
);

/** The requested part of the queue; missing and null fields do not narrow it. */
export const queueInput = inputObject({
  view: z.nullish(z.enum(queueViews, 'This is not a view of the queue.')),
  task: z.nullish(z.string()),
  line: z.nullish(z.enum(queueLines, 'This is not a service line.')),
  state: z.nullish(
    z.enum(
      usStates.map(([code]) => code),
      'Please choose a state.',
    ),
  ),
  flagged: z.nullish(z.boolean()),
  after: z.nullish(place),
  first: z.nullish(z.int().check(z.gte(1), z.lte(MOST_CASES))),
});
