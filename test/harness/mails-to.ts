import { accountPort } from '#modules/account/index.ts';
import type { MessageKind } from '#modules/mail/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from './harness.ts';

/** Emails to a patient, and what is stored of them; for tests of what an email provider reports. */
export const mailsTo = (now: () => { readonly harness: Harness; readonly person: SignedInUser }) => ({
  /** Sends one of the kind, later than those before. */
  notify: async (kind: MessageKind): Promise<void> => {
    const { harness, person } = now();
    harness.clock.advance(1000);
    await harness.scope.use(accountPort).notify(person.id, () => ({ kind, subject: 'News', body: 'Hello.' }));
    await harness.drain();
  },
  /** The latest of the kind. */
  mailOf: (kind: MessageKind) => {
    const { harness, person } = now();
    return harness.knex('mail').where({ user_id: person.id, kind }).orderBy('created_at', 'desc').first();
  },
  /** What is known against the address. */
  addressOf: async () => {
    const { harness, person } = now();
    return (await harness.rows('mail_address', { address: person.email }))[0];
  },
  /** How often the rest of the product was told that the address is refused. */
  refusals: async (): Promise<number> => {
    const { harness, person } = now();
    const events = await harness.rows('outbox_event', { type: 'mail.address_refused' });
    return events.filter(({ payload }) => payload.userId === person.id).length;
  },
});
