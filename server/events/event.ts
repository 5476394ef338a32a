import type { z } from 'zod';
import { readStored } from '../read-stored.ts';

/** Ids and plain facts only: no health data, because events are sent to analytics and logs. */
export type EventPayload = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;

/** Something that happened, as it is written to the outbox. */
export interface DomainEvent {
  readonly type: string;
  readonly payload: EventPayload;
}

/** An event as read from the outbox; perhaps written by an older version of the product. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
  readonly at: Date;
}

/** A type of event: a name in the past tense, e.g. `consultation.approved`, and its payload. */
export interface EventDefinition<Payload extends EventPayload = EventPayload> {
  readonly name: string;
  /** The payload of a stored event. Throws an error that names the event and the invalid fields. */
  readonly decode: (stored: StoredEvent) => Payload;
}

/** The events of a module, declared in its events.ts. Other modules import them from its index.ts. */
export type EventMap = Readonly<Record<string, EventDefinition>>;

/** Declares an event. A field that older stored events lack needs a default in the schema (`.catch(…)`). */
export const defineEvent = <Payload extends EventPayload>(
  name: string,
  schema: z.ZodType<Payload>,
): EventDefinition<Payload> => ({
  name,
  decode: ({ id, payload }) => readStored(schema, payload, `event ${name} ${id}`),
});
