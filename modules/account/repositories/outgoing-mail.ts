import type { Knex } from 'knex';

/** An email to an address that is not, or no longer, that of an account. */
export interface OutgoingMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
}

/** Emails for the mail service to send. */
export const outgoingMailRepository = (db: Knex) => ({
  add: async (id: string, mail: OutgoingMail, at: Date): Promise<void> => {
    await db('outgoing_mail').insert({ id, ...mail, at });
  },
});
