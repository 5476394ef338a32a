import type { SubscriberDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import type { EventDefinition, EventPayload } from './event.ts';

/**
 * Reacts to an event. `id` is `module.reaction`, unique across modules: the key under which a delivery is recorded.
 * An invalid stored payload fails the delivery, which is logged and retried.
 */
export const subscribe = <Payload extends EventPayload>(
  event: EventDefinition<Payload>,
  id: string,
  handle: (scope: Scope, payload: Payload, at: Date) => Promise<void>,
): SubscriberDefinition => ({
  event: event.name,
  id,
  handle: async (scope, stored) => handle(scope, event.decode(stored), stored.at),
});
