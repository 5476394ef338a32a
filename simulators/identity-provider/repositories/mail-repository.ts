import type { Knex } from 'knex';

export interface DemoMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  readonly at: Date;
}

/** Emails that a real provider would have sent. */
export const mailRepository = (db: Knex) => {
  const mails = () => db<DemoMail & { id: string }>('demo_identity_mail');
  return {
    add: async (id: string, mail: DemoMail): Promise<void> => {
      await mails().insert({ id, ...mail });
    },
    latest: (limit: number): Promise<DemoMail[]> =>
      mails().select('recipient', 'subject', 'body', 'link', 'at').orderBy('at', 'desc').limit(limit),
  };
};
