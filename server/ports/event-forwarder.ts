import { definePort } from '../scope.ts';

/** An event as an analytics service outside gets it. */
export interface ForwardedEvent {
  /** The service counts an id once, however often it is told. */
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** An analytics service outside, or nobody. */
export interface EventForwarder {
  /** False where none is configured: then nothing is passed on. */
  readonly isOn: boolean;
  /** At most 50 events. Throws when they were not taken, in part or in whole, within ten seconds. */
  forward(events: readonly ForwardedEvent[]): Promise<void>;
}

export const eventForwarderPort = definePort<EventForwarder>('server.eventForwarder');
