import type { Knex } from 'knex';
import { type MessageKind, outboxPort } from '#modules/mail/index.ts';
import type { JobDefinition } from '#server/module.ts';
import { type MailOutcome, mailPort } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import type { MakeScope } from '#server/scope-factory.ts';
import type { SignedInUser } from '#server/viewer.ts';

export interface QueueStoryParts {
  readonly pool: Knex;
  /** Without log lines: what fails here is meant to. */
  readonly makeScope: MakeScope;
  readonly jobs: readonly JobDefinition[];
  readonly patient: SignedInUser;
}

interface StoryEmail {
  readonly kind: MessageKind;
  readonly to: string;
  readonly userId: string | null;
  readonly subject: string;
  readonly body: string;
  readonly outcome: MailOutcome;
}

const refused: MailOutcome = { kind: 'letter_refused', reason: 'HTTP 422, code 300' };

/** An email that can be sent again, one that is out of date by then, and one to a mailbox that does not exist. */
const emailsOf = ({ id, email }: SignedInUser): readonly StoryEmail[] => [
  {
    ...{ kind: 'results_saved', to: 'no-such-mailbox@example.com', userId: null },
    ...{ subject: 'Your results', body: 'Your results are saved.' },
    outcome: { kind: 'address_refused', reason: '550 after RCPT TO' },
  },
  {
    ...{ kind: 'upcoming_charge', to: email, userId: id, outcome: refused },
    ...{ subject: 'A charge in seven days', body: 'The account shows when and how much.' },
  },
  {
    ...{ kind: 'order_delivered', to: email, userId: id, outcome: refused },
    ...{ subject: 'Your package was delivered', body: 'Something is missing? Report it next to the order.' },
  },
];

/** Writes an email and lets its first try end so. */
const sendEmail = async (
  { pool, makeScope, jobs }: QueueStoryParts,
  { outcome, ...letter }: StoryEmail,
): Promise<void> => {
  const key = `demo:${letter.kind}`;
  await makeScope()
    .use(outboxPort)
    .queue({ ...letter, unsubscribe: null, key });
  const { id: mailId } = await pool('mail').where({ dedupe_key: key }).first('id');
  const scope = makeScope([provide(mailPort, () => ({ send: async () => outcome }))]);
  await jobs.find(({ id }) => id === 'mail.send')?.run(scope, { mailId });
};

/** As the queue leaves jobs that failed. Their work is done, so one that is tried again ends at once. */
const failedJobs = [
  { job: 'mail.send', attempts: 10, last_error: 'Connection terminated unexpectedly' },
  { job: 'mail.send', attempts: 10, last_error: 'Connection terminated unexpectedly' },
  { job: 'textMessage.send', attempts: 10, last_error: 'timeout exceeded when trying to connect' },
  { job: 'mail.send', attempts: 7, last_error: 'Connection terminated due to connection timeout' },
] as const;

/** Emails that failed and bounced, and background jobs that are given up or wait for another try. */
export const makeQueueStory = async (parts: QueueStoryParts): Promise<void> => {
  const { pool, patient } = parts;
  for (const email of emailsOf(patient)) await sendEmail(parts, email);
  const { id: sent } = await pool('mail').where({ state: 'sent' }).orderBy('created_at', 'desc').first('id');
  for (const { job, ...failure } of failedJobs) {
    const { rows } = await pool.raw(
      `select (graphile_worker.add_job(?, ?::json, run_at => now() + interval '1 hour', max_attempts => 10)).id`,
      [job, JSON.stringify({ mailId: sent, textId: sent })],
    );
    await pool('graphile_worker._private_jobs').where({ id: rows[0].id }).update(failure);
  }
};
