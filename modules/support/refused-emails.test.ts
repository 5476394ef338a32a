import { expect, it } from 'vitest';
import { accountEvents } from '#modules/account/index.ts';
import { mailEvents } from '#modules/mail/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { supportModule } from './module.ts';

const harness = await openFileHarness({ modules: [...orderAndCareModules, supportModule] });
const tasksOf = async ({ id }: SignedInUser): Promise<(string | null)[]> =>
  (await harness.rows('billing_task', { user_id: id, kind: 'email_refused' })).map(({ outcome }) => outcome);
const refuse = async ({ id: userId }: SignedInUser, mailId = harness.scope.ids.uuid()) => {
  await harness.scope.emit(mailEvents.addressRefused, { userId, mailId });
  await harness.drain();
};

it('operators get a task about a patient whose address is refused, which ends when it takes email again', async () => {
  const sam = await harness.patient();
  await refuse(sam);
  expect(await tasksOf(sam)).toEqual([null]);
  await harness.scope.emit(mailEvents.addressAccepted, { userId: sam.id });
  await harness.drain();
  expect(await tasksOf(sam)).toEqual(['settled']);
  await refuse(sam);
  expect((await tasksOf(sam)).toSorted()).toEqual([null, 'settled']);
});

it('it ends when the patient has confirmed another address', async () => {
  const sam = await harness.patient();
  await refuse(sam);
  await harness.scope.emit(accountEvents.emailChanged, { userId: sam.id });
  await harness.drain();
  expect(await tasksOf(sam)).toEqual(['settled']);
});

it('there is none about staff, who are reached otherwise', async () => {
  const maya = await harness.clinician();
  await refuse(maya);
  expect(await tasksOf(maya)).toEqual([]);
});
