import type { Resource, Task } from 'fhir/r4';
import { z } from 'zod';
import { isSignedBody } from '../security/body-signature.ts';
import { orderIdOf } from './fhir/read-task.ts';

/** The header that proves who sent a notification (`body-signature.ts`). */
export const PHARMACY_SIGNATURE = 'pharmacy-signature';

const resource = z.looseObject({ resourceType: z.string() });

const parsed = (text: string): Resource | null => {
  try {
    return resource.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const isTask = (one: Resource | null): one is Task => one?.resourceType === 'Task';

/**
 * Our id of the order that a notification is about: the body is its `Task`. Null when the signature is wrong or old, or the
 * body is something else. Nothing else in it is believed: the order is read from the pharmacy afterwards, so that a
 * notification that comes twice, late or in another order changes nothing.
 */
export const readNotification = (
  { body, signature }: { readonly body: string; readonly signature: string },
  secret: string,
  now: Date,
): string | null => {
  if (!isSignedBody(signature, body, secret, now)) return null;
  const read = parsed(body);
  return (isTask(read) && orderIdOf(read)) || null;
};
