import type { Resource, Task } from 'fhir/r4';
import { z } from 'zod';
import type { PharmacyNotification } from '../ports/pharmacy.ts';
import { isSignedBody, signedAt } from '../security/body-signature.ts';
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

/** FHIR's time of the last change, where it is a time and not only a day. */
const lastChange = ({ lastModified }: Task): Date | null => {
  const at = new Date(String(lastModified));
  return String(lastModified).includes('T') && !Number.isNaN(at.getTime()) ? at : null;
};

/**
 * What a notification is about: its body is the `Task` of an order. Null when the signature is wrong or old, or the
 * body is something else. Nothing in it is believed but the order's id, and the time for the metrics: the order is read from the
 * pharmacy afterwards, so that a notification that comes twice, late or in another order changes nothing.
 */
export const readNotification = (
  { body, signature }: { readonly body: string; readonly signature: string },
  secret: string,
  now: Date,
): PharmacyNotification | null => {
  if (!isSignedBody(signature, body, secret, now)) return null;
  const read = parsed(body);
  if (!isTask(read)) return null;
  const orderId = orderIdOf(read);
  return orderId ? { orderId, changedAt: lastChange(read) ?? signedAt(signature) } : null;
};
