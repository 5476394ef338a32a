import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addStaff, changeStaffRole, deactivateStaff } from '#modules/account/services/staff.ts';
import { systemActor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { ownedVisits } from '#test/harness/owned-visits.ts';

const EMAIL = 'clinician@example.com';

let harness: Harness;
let maya: SignedInUser;
let mayasId: string;
let olasId: string;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({ modules: careModules }));
  await harness.addClinician('ola@example.com', ['NY']);
  [olasId] = await harness.scope.db('clinician').where({ email: 'ola@example.com' }).pluck('id');
  [mayasId] = await harness.scope.db('clinician').where({ email: EMAIL }).pluck('id');
});
afterAll(() => harness.close());
beforeEach(async () => {
  await addStaff(harness.scope, systemActor, { email: maya.email, role: 'clinician' });
  await changeStaffRole(harness.scope, systemActor, { email: maya.email, role: 'clinician' });
  await harness.drain();
});

const visitIn = (status: string, clinicianId: string) => ownedVisits(harness).visitIn(status, clinicianId);
const ownerOf = (id: string) => ownedVisits(harness).ownerOf(id);
const isWorking = () => harness.scope.db('clinician').where({ id: mayasId }).first('active as is');

const leave = {
  deactivated: () => deactivateStaff(harness.scope, systemActor, { email: maya.email }),
  'made an operator': () =>
    changeStaffRole(harness.scope, systemActor, { email: maya.email, role: 'operator' }),
};

it.each(Object.entries(leave))('the open cases of a clinician who is %s go to others', async (_, change) => {
  const inQueue = [await visitIn('assigned', mayasId), await visitIn('in_review', mayasId)];
  const forColleague = [await visitIn('needs_info', mayasId), await visitIn('plan_proposed', mayasId)];
  const untouched = [await visitIn('approved', mayasId), await visitIn('in_review', olasId)];
  await change();
  await harness.drain();
  for (const id of inQueue) expect(await ownerOf(id)).toEqual({ owner: null, status: 'submitted' });
  for (const id of forColleague) expect((await ownerOf(id)).owner).toBe(olasId);
  expect((await ownerOf(untouched[0] ?? '')).owner).toBe(mayasId);
  expect(await ownerOf(untouched[1] ?? '')).toEqual({ owner: olasId, status: 'in_review' });
  for (const id of [...inQueue, ...forColleague])
    expect(await harness.rows('audit_log', { subject_id: id, actor_role: 'system' })).not.toEqual([]);
  expect(await isWorking()).toEqual({ is: false });
});

it('a new visit does not go to a clinician who was deactivated, and does again once they work here', async () => {
  await harness.scope.db('clinician').where({ id: olasId }).update({ takes_turns: false });
  await deactivateStaff(harness.scope, systemActor, { email: maya.email });
  await harness.drain();
  const meanwhile = await harness.visit({ drugTypes: ['finasteride'] });
  expect((await ownerOf(meanwhile.consultationId)).owner).toBeNull();
  await addStaff(harness.scope, systemActor, { email: maya.email, role: 'clinician' });
  await harness.drain();
  const then = await harness.visit({ drugTypes: ['finasteride'] });
  expect((await ownerOf(then.consultationId)).owner).toBe(mayasId);
});

it('a case that waits for the patient stays where nobody else is licensed', async () => {
  const id = await visitIn('needs_info', mayasId);
  await harness.scope.db('clinician').where({ id: olasId }).update({ active: false });
  await harness.scope.db('clinician').whereNotIn('id', [mayasId, olasId]).update({ active: false });
  await deactivateStaff(harness.scope, systemActor, { email: maya.email });
  await harness.drain();
  expect(await ownerOf(id)).toEqual({ owner: mayasId, status: 'needs_info' });
});
