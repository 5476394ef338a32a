import { outboxPort } from '#modules/mail/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from '../harness/harness.ts';
import type { StaffCall } from './staff-calls.ts';

/** The number of a job that is given up. */
const failedJob = async ({ knex }: Harness): Promise<Record<string, unknown>> => {
  const { rows } = await knex.raw(
    "select (graphile_worker.add_job('mail.send', '{}', max_attempts => 1)).id::text as id",
  );
  await knex('graphile_worker._private_jobs').where({ id: rows[0].id }).update({ attempts: 1 });
  return { id: rows[0].id };
};

/** The id of an email that failed. */
const failedEmail = async ({ scope, knex }: Harness): Promise<Record<string, unknown>> => {
  const key = `audit:${scope.ids.uuid()}`;
  await scope.use(outboxPort).queue({
    ...{ kind: 'receipt', to: 'sam@example.test', userId: null, subject: 'Receipt', body: 'Thank you.' },
    ...{ unsubscribe: null, key },
  });
  const [row] = await knex('mail').where({ dedupe_key: key }).update({ state: 'failed' }).returning('id');
  return { id: row.id };
};

const SAVE_BANNER = 'mutation($input: DeskBannerInput!) { deskSaveBanner(input: $input) }';
const PUBLISH_BANNER = 'mutation($id: ID!) { deskPublishBanner(id: $id, version: 1) }';
const newBanner = {
  input: { header: 'We are closed on Monday', body: 'Orders ship on Tuesday.', routes: ['*'] },
};

/** The id of a draft. */
const savedBanner = async (harness: Harness, operator: SignedInUser): Promise<unknown> =>
  (await harness.api(operator, SAVE_BANNER, newBanner)).data?.deskSaveBanner;

/** A successful call of every staff field about the overview, background jobs, emails and banners. */
export const operationsCalls: Readonly<Record<string, StaffCall>> = {
  deskOverview: { query: '{ deskOverview { to } }', action: 'overview.read' },
  deskJobs: { query: '{ deskJobs(state: "failed") { jobs { id } } }', action: 'jobs.read' },
  deskRetryJob: {
    query: 'mutation($id: ID!) { deskRetryJob(id: $id) }',
    variables: failedJob,
    action: 'jobs.retried',
  },
  deskRetryJobs: {
    query: 'mutation { deskRetryJobs(kind: "mail.send") }',
    variables: async (harness) => {
      await failedJob(harness);
      return {};
    },
    action: 'jobs.retried',
  },
  deskBanners: { query: '{ deskBanners { banners { id } } }', action: 'banners.read' },
  deskSaveBanner: {
    query: SAVE_BANNER,
    variables: async () => newBanner,
    action: 'banner.saved',
  },
  deskPublishBanner: {
    query: PUBLISH_BANNER,
    variables: async (harness, operator) => ({ id: await savedBanner(harness, operator) }),
    action: 'banner.published',
  },
  deskEndBanner: {
    query: 'mutation($id: ID!) { deskEndBanner(id: $id) }',
    variables: async (harness, operator) => {
      const id = await savedBanner(harness, operator);
      await harness.api(operator, PUBLISH_BANNER, { id });
      return { id };
    },
    action: 'banner.ended',
  },
  deskFlags: { query: '{ deskFlags { source } }', action: 'flags.read' },
  deskEmails: { query: '{ deskEmails { emails { id } } }', action: 'mail.read' },
  deskSendEmailAgain: {
    query: 'mutation($id: ID!) { deskSendEmailAgain(id: $id) { state } }',
    variables: failedEmail,
    action: 'mail.sent_again',
  },
};
