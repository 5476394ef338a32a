import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { beginLeaves } from '#modules/prescription/services/leave/begin-leaves.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { leaveApi } from '#test/harness/leave-api.ts';
import { licenseRow } from '#test/harness/license-row.ts';
import { ownedVisits } from '#test/harness/owned-visits.ts';
import { RESPOND_TO_ALERT } from '#test/harness/treatment-api.ts';
import { audienceNow } from './services/paging/audience-now.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const ZONE = 'America/New_York';
const MAYA = 'c0000000-0000-4000-8000-000000000001';
const JONAS = 'c0000000-0000-4000-8000-000000000002';
const { days, saveOwn, endOwn } = leaveApi(harness);
const { visitIn, ownerOf } = ownedVisits(harness);
let ola: SignedInUser;
let olasId: string;

const clinicians = (...ids: string[]) => harness.scope.db('clinician').whereIn('id', ids);
beforeAll(async () => {
  ola = await harness.addClinician('ola@example.com', ['NY']);
  [olasId] = await harness.scope.db('clinician').where({ email: ola.email }).pluck('id');
});
beforeEach(async () => {
  await harness.drain();
  await harness.scope.db('clinician_leave').delete();
  await clinicians(MAYA, olasId).update({ active: true, takes_turns: true });
  await clinicians(JONAS).update({ active: false });
});

/** A leave of somebody, from `first` to `last` days from now. */
const enter = async (user: SignedInUser, first: number, last: number, coveredBy: string | null = null) => {
  expect((await saveOwn(user, days(first, last, coveredBy))).errors).toBeUndefined();
  await harness.drain();
};
/** The sweep, and what follows. */
const begin = async () => {
  await beginLeaves.run(harness.makeScope());
  await harness.drain();
};
const newVisit = async () => ownerOf((await harness.visit({ drugTypes: ['finasteride'] })).consultationId);
const auditsOf = (id: string) =>
  harness
    .rows('audit_log', { subject_id: id, actor_role: 'system' })
    .then((rows) => rows.map(({ action }) => action).filter((action) => action.startsWith('case.')));

describe('a new visit', () => {
  it('goes to a colleague, and to the clinician again afterwards', async () => {
    await enter(maya, 0, 1);
    for (const _ of [1, 2, 3]) expect((await newVisit()).owner).toBe(olasId);
    harness.clock.advance(3 * 24 * HOUR_MS);
    await clinicians(olasId).update({ takes_turns: false });
    expect((await newVisit()).owner).toBe(MAYA);
  });

  it('goes to them before the leave begins', async () => {
    await clinicians(olasId).update({ takes_turns: false });
    await enter(maya, 1, 2);
    expect((await newVisit()).owner).toBe(MAYA);
  });

  it('waits in the queue when the licensed colleague takes no turns, and can be taken by hand', async () => {
    await clinicians(olasId).update({ takes_turns: false });
    await enter(maya, 0, 1);
    const { consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    expect(await ownerOf(id)).toEqual({ owner: null, status: 'submitted' });
    const taken = await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { isMine } }', {
      id,
    });
    expect(taken.data).toEqual({ deskTake: { isMine: true } });
  });

  it('goes to them when nobody else who is licensed there is at work', async () => {
    await enter(maya, 0, 1);
    await clinicians(olasId).update({ active: false });
    expect((await newVisit()).owner).toBe(MAYA);
    await clinicians(olasId).update({ active: true });
    await enter(ola, 0, 1);
    expect([MAYA, olasId]).toContain((await newVisit()).owner);
  });
});

it('a clinician on leave is marked among those to whom a case can be given, and can be given it', async () => {
  const id = await visitIn('in_review', MAYA);
  await enter(ola, 0, 1);
  const seen = await harness.api(
    maya,
    'query($id: ID!) { deskCase(consultationId: $id) { colleagues { id isOnLeave } } }',
    { id },
  );
  const { colleagues } = Object(seen.data).deskCase;
  expect(colleagues).toEqual(
    expect.arrayContaining([
      { id: MAYA, isOnLeave: false },
      { id: olasId, isOnLeave: true },
    ]),
  );
  const given = await harness.api(
    maya,
    'mutation($id: ID!, $to: ID!) { deskHandOver(consultationId: $id, clinicianId: $to, note: "Hers.") { status } }',
    { id, to: olasId },
  );
  expect(given.errors).toBeUndefined();
  expect((await ownerOf(id)).owner).toBe(olasId);
});

describe('when a leave begins', () => {
  it('the open cases go to who covers, once', async () => {
    const inQueue = await visitIn('in_review', MAYA);
    const waiting = await visitIn('needs_info', MAYA);
    const untouched = [await visitIn('approved', MAYA), await visitIn('in_review', olasId)];
    await enter(maya, 1, 3, olasId);
    await begin();
    expect((await ownerOf(inQueue)).owner).toBe(MAYA);
    harness.clock.advance(24 * HOUR_MS);
    await begin();
    expect(await ownerOf(inQueue)).toEqual({ owner: olasId, status: 'assigned' });
    expect(await ownerOf(waiting)).toEqual({ owner: olasId, status: 'needs_info' });
    expect(await ownerOf(untouched[0] ?? '')).toEqual({ owner: MAYA, status: 'approved' });
    expect(await ownerOf(untouched[1] ?? '')).toEqual({ owner: olasId, status: 'in_review' });
    expect(await auditsOf(inQueue)).toEqual(['case.handed_over']);
    const [handed] = await harness.rows('case_hand_over', { consultation_id: inQueue });
    expect(handed.note).toMatch(/^Their clinician is on leave until \w+ \d+, \d{4}\.$/);
    // A case that comes back by hand stays: the leave begins once.
    await harness.scope.db('consultation').where({ id: waiting }).update({ clinician_id: MAYA });
    await begin();
    await begin();
    expect((await ownerOf(waiting)).owner).toBe(MAYA);
    expect(await auditsOf(inQueue)).toEqual(['case.handed_over']);
    expect(await harness.rows('audit_log', { action: 'leave.began', subject_id: MAYA })).toHaveLength(1);
  });

  it('without who covers, they go back to the queue, and those that wait to a licensed colleague', async () => {
    const inQueue = [await visitIn('assigned', MAYA), await visitIn('in_review', MAYA)];
    const waiting = [await visitIn('needs_info', MAYA), await visitIn('plan_proposed', MAYA)];
    await enter(maya, 0, 3);
    await begin();
    for (const id of inQueue) expect(await ownerOf(id)).toEqual({ owner: null, status: 'submitted' });
    for (const id of waiting) expect((await ownerOf(id)).owner).toBe(olasId);
    for (const id of inQueue) expect(await auditsOf(id)).toEqual(['case.released']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is on leave too', () => enter(ola, 0, 3)],
    ['does not work here any more', () => clinicians(olasId).update({ active: false })],
  ])('all of them stay when the only licensed colleague %s', async (_, prepare) => {
    const ids = [await visitIn('in_review', MAYA), await visitIn('needs_info', MAYA)];
    await enter(maya, 0, 3, olasId);
    await prepare();
    await begin();
    for (const id of ids) expect((await ownerOf(id)).owner).toBe(MAYA);
  });

  it('a case whose call is booked with them after the leave stays', async () => {
    const id = await visitIn('awaiting_call', MAYA);
    const { user_id } = await harness.scope.db('consultation').where({ id }).first('user_id');
    const now = harness.clock.now();
    await harness.scope.db('live_call').insert({
      ...{ consultation_id: id, user_id, status: 'scheduled', may_waive: false, misses: 0 },
      ...{ created_at: now, status_at: now },
    });
    const later = addDays(new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS), 9);
    await harness.scope.db('call_booking').insert({
      ...{ id: harness.scope.ids.uuid(), consultation_id: id, clinician_id: MAYA, time_zone: ZONE },
      ...{ starts_at: later, ends_at: new Date(later.getTime() + HOUR_MS / 3), room: 'a', status: 'booked' },
      created_at: now,
    });
    await enter(maya, 0, 3, olasId);
    await begin();
    expect((await ownerOf(id)).owner).toBe(MAYA);
    await harness.scope.db('call_booking').delete();
  });

  it('nothing happens to the cases of a leave that was ended or removed before', async () => {
    const id = await visitIn('in_review', MAYA);
    await enter(maya, 0, 3, olasId);
    const [leave] = await harness.rows('clinician_leave');
    await endOwn(maya, leave.id);
    await begin();
    expect((await ownerOf(id)).owner).toBe(MAYA);
    await harness.scope.db('clinician_leave').delete();
    await enter(maya, 1, 3, olasId);
    const [coming] = await harness.rows('clinician_leave');
    await endOwn(maya, coming.id);
    harness.clock.advance(24 * HOUR_MS);
    await begin();
    expect((await ownerOf(id)).owner).toBe(MAYA);
  });

  it('cases do not go to a colleague on leave when a clinician is deactivated', async () => {
    const id = await visitIn('needs_info', olasId);
    await clinicians(JONAS).update({ active: true, takes_turns: false });
    await enter(maya, 0, 3);
    const operator = await harness.operator();
    await harness.api(
      operator,
      'mutation($to: ID!) { deactivateStaff(email: "ola@example.com", handOverTo: $to) }',
      { to: MAYA },
    );
    await harness.drain();
    expect((await ownerOf(id)).owner).toBe(JONAS);
    await harness.api(operator, 'mutation { reactivateStaff(email: "ola@example.com") }');
    await harness.drain();
  });
});

describe('who is told of a case', () => {
  const told = (clinicianId: string | null, level: 1 | 2 = 1, shipState = 'NY') =>
    audienceNow(harness.makeScope(), { shipState, clinicianId }, level);

  it('is its clinician, and during a leave who covers', async () => {
    expect(await told(MAYA)).toEqual({ audience: 'assigned', recipients: [MAYA] });
    await enter(maya, 0, 3, olasId);
    expect(await told(MAYA)).toEqual({ audience: 'assigned', recipients: [olasId] });
  });

  it('are those on duty during a leave that nobody covers, without the clinician', async () => {
    await enter(maya, 0, 3);
    expect(await told(MAYA)).toEqual({ audience: 'on_duty', recipients: [olasId] });
    expect(await told(null)).toEqual({ audience: 'on_duty', recipients: [olasId] });
    expect(await told(MAYA, 2)).toEqual({ audience: 'licensed', recipients: [olasId] });
  });

  it('are all who are at work, with the clinician on leave, where nobody else is licensed', async () => {
    await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'TX' }).delete();
    await harness.scope.db('clinician_license').insert(licenseRow(MAYA, 'TX'));
    expect(await told(null, 1, 'TX')).toEqual({ audience: 'on_duty', recipients: [MAYA] });
    await enter(maya, 0, 3, olasId);
    for (const level of [1, 2] as const) {
      const { recipients } = await told(MAYA, level, 'TX');
      expect(recipients.toSorted()).toEqual([MAYA, olasId].toSorted());
    }
  });

  it('are all of them when everybody is on leave', async () => {
    await enter(maya, 0, 3, olasId);
    await enter(ola, 0, 3, MAYA);
    expect((await told(MAYA)).recipients.toSorted()).toEqual([MAYA, olasId].toSorted());
  });

  it('an emergency where everybody who is licensed is on leave is answered by any clinician', async () => {
    const { consultationId: id } = await harness.visit({
      drugTypes: ['finasteride'],
      answers: { urgent_symptoms: ['chest_pain'] },
    });
    await harness.drain();
    await harness.scope.db('clinician_license').where({ state: 'TX' }).delete();
    await harness.scope.db('clinician_license').insert(licenseRow(MAYA, 'TX'));
    await harness.scope.db('consultation').where({ id }).update({ ship_state: 'TX' });
    const respond = () =>
      harness.api(ola, RESPOND_TO_ALERT, { id, outcome: 'spoke_with_patient', note: 'Called.' });
    expect((await respond()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await enter(maya, 0, 3);
    expect(await harness.scope.use(clinicianPort).treatsIn('TX')).toBe(false);
    expect((await respond()).errors).toBeUndefined();
  });
});
