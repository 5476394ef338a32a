import type { SubscriberDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';
import type { EventDefinition, EventPayload } from './event.ts';

/**
 * Reacts to an event. `id` is `module.reaction`, unique across modules: the key under which a delivery is recorded.
 * `locks: false` for one that only adds rows or changes those that nothing else locks: it shares a transaction with another
 * subscriber. An invalid stored payload fails the delivery, which is logged and retried.
 */
export const subscribe = <Payload extends EventPayload>(
  event: EventDefinition<Payload>,
  id: string,
  handle: (scope: Scope, payload: Payload, at: Date) => Promise<void>,
  { locks = true }: { readonly locks?: boolean } = {},
): SubscriberDefinition => ({
  event: event.name,
  id,
  locks,
  handle: async (scope, stored) => handle(scope, event.decode(stored), stored.at),
});
