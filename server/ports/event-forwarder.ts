import { definePort } from '../scope.ts';

/** An event as an external analytics service receives it. */
export interface ForwardedEvent {
  /** The service counts an id once, however often it is sent. */
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** An external analytics service, or none. */
export interface EventForwarder {
  /** False when no service is configured: then nothing is forwarded. */
  readonly isOn: boolean;
  /** Sends at most 50 events. Throws when they were not all accepted within ten seconds. */
  forward(events: readonly ForwardedEvent[]): Promise<void>;
}

export const eventForwarderPort = definePort<EventForwarder>('server.eventForwarder');
