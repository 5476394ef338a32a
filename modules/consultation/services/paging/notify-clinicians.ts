import { type MessageKind, outboxPort } from '#modules/mail/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';

/** An email to a clinician, with nothing about a patient. */
interface StaffEmail {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly body: string;
  /** What it is about: each clinician gets one email for each cause. */
  readonly cause: string;
}

/** Emails these clinicians, at the addresses of their licenses. */
export const notifyClinicians = async (
  tx: Scope,
  clinicianIds: readonly string[],
  { cause, ...email }: StaffEmail,
): Promise<void> => {
  if (clinicianIds.length === 0) return;
  for (const { id, email: to, personId } of await tx.use(clinicianPort).licensedIn([]))
    if (clinicianIds.includes(id))
      await tx
        .use(outboxPort)
        .queue({ ...email, to, userId: personId, unsubscribe: null, key: `staff:${cause}:${id}` });
};
