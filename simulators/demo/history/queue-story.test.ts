import { expect, it } from 'vitest';
import { operationsModule } from '#modules/operations/module.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { mailPort } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import { collectJobs } from '#server/scope-factory.ts';
import { schemaOf } from '#test/harness/api.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { makeQueueStory } from './queue-story.ts';
import { createVisitor } from './visitor.ts';

const modules = [...orderModules, operationsModule];
const delivered = { send: async () => ({ kind: 'accepted', providerId: '250 ok' }) as const };
const harness = await openFileHarness({ modules, providers: [provide(mailPort, () => delivered)] });
const executor = createExecutor(schemaOf(modules), harness.scope.log);

it('has emails that failed and bounced, and jobs that are given up and wait and end when they are tried again', async () => {
  const patient = await harness.patient();
  await harness.drain();
  const { knex: pool, makeScope } = harness;
  await makeQueueStory({ pool, makeScope, jobs: collectJobs(modules), patient });
  const operator = createVisitor(executor, makeScope, await harness.operator());
  const emailsOf = async (state: string) => {
    const { deskEmails } = await operator.ask(
      'query($filter: DeskEmailFilter) { deskEmails(filter: $filter) { emails { kind canSendAgain } } }',
      { filter: { state } },
    );
    return Object(deskEmails).emails;
  };
  const failed = await emailsOf('failed');
  expect(failed).toHaveLength(2);
  expect(failed).toEqual(
    expect.arrayContaining([
      { kind: 'order_delivered', canSendAgain: true },
      { kind: 'upcoming_charge', canSendAgain: false },
    ]),
  );
  expect(await emailsOf('bounced')).toEqual([{ kind: 'results_saved', canSendAgain: false }]);

  const jobs = async () => {
    const { deskJobs } = await operator.ask(
      '{ deskJobs(state: "failed") { kinds { kind failed waiting } jobs { kind lastError } } }',
    );
    return Object(deskJobs);
  };
  await harness.drain();
  const before = await jobs();
  expect(before.kinds).toEqual([
    { kind: 'mail.send', failed: 2, waiting: 1 },
    { kind: 'textMessage.send', failed: 1, waiting: 0 },
  ]);
  for (const job of before.jobs) expect(job.lastError).toMatch(/connect/i);
  for (const kind of ['mail.send', 'textMessage.send'])
    await operator.ask('mutation($kind: String!) { deskRetryJobs(kind: $kind) }', { kind });
  await harness.drain();
  expect((await jobs()).jobs).toEqual([]);
});
