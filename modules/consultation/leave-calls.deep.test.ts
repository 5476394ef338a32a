import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff, deactivateStaff } from '#modules/account/services/staff.ts';
import { callPort } from '#modules/call/index.ts';
import { sweeps } from '#modules/call/services/sweeps.ts';
import { systemActor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { callApi } from '#test/harness/call-api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
let ola: SignedInUser;
let mayasId: string;
let olasId: string;

const { saveHours, slotsOf, book, waitingForCall, bookingOf, callStatusOf, subjectsTo, clinicianId } =
  callApi(harness);
/** In which of two states Ola is licensed besides New York. */
const license = (from: string, to: string) =>
  harness.scope.db('clinician_license').where({ clinician_id: olasId, state: from }).update({ state: to });

beforeAll(async () => {
  ola = await harness.addClinician('ola@example.com', ['NY', 'NM']);
  mayasId = await clinicianId(maya.email);
  olasId = await clinicianId('ola@example.com');
});
beforeEach(async () => {
  await addStaff(harness.scope, systemActor, { email: maya.email, role: 'clinician' });
  await harness.drain();
  await harness.scope.db('clinician').where({ id: olasId }).update({ takes_turns: false });
  // Those of earlier tests.
  await harness.scope.db('call_booking').delete();
  await saveHours(maya);
  await saveHours(ola);
});

/** A patient in New Mexico who has booked a call with Maya. */
const booked = async () => {
  const { user, id } = await waitingForCall();
  const [slot] = await slotsOf(user);
  expect((await book(user, slot)).errors).toBeUndefined();
  expect(await bookingOf(id)).toMatchObject({ clinician_id: mayasId });
  return { user, id, slot: slot ?? '' };
};
const ownerOf = async (id: string) =>
  (await harness.scope.db('consultation').where({ id }).first('clinician_id')).clinician_id;
const audited = async (id: string) =>
  (await harness.rows('audit_log', { subject_id: id }))
    .map(({ action }) => action)
    .filter((action) => ['call.handed_over', 'call.released'].includes(action));
const leave = async (handOverTo: string | null = null) => {
  const left = await deactivateStaff(harness.scope, systemActor, { email: maya.email, handOverTo });
  expect(left.ok).toBe(true);
  await harness.drain();
};

describe('the booked calls of a clinician who is deactivated', () => {
  it('go to the named colleague at the same time, with the case, and the patient is told once', async () => {
    const { user, id, slot } = await booked();
    const before = await bookingOf(id);
    await harness.scope.db('call_booking').where({ id: before.id }).update({ day_reminder_at: new Date() });
    await leave(olasId);
    const after = await bookingOf(id);
    expect(after).toMatchObject({
      clinician_id: olasId,
      starts_at: new Date(slot),
      time_zone: 'America/Denver',
    });
    expect(after.room).not.toBe(before.room);
    expect(after.day_reminder_at).not.toBeNull();
    expect(await callStatusOf(id)).toBe('scheduled');
    expect(await ownerOf(id)).toBe(olasId);
    expect(await subjectsTo(user)).toEqual(['Your call is booked', 'Another clinician will take your call']);
    expect(await audited(id)).toEqual(['call.handed_over']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['does not work at that time', () => saveHours(ola, [])],
    ['is not licensed there', () => license('NM', 'TX')],
  ])(
    'are released when the colleague %s: the patient is told once and chooses another time',
    async (_, prepare) => {
      const { user, id } = await booked();
      await prepare();
      await leave(olasId);
      await license('TX', 'NM');
      await saveHours(ola);
      expect(await bookingOf(id)).toBeUndefined();
      expect(await callStatusOf(id)).toBe('canceled');
      expect(await subjectsTo(user)).toEqual([
        'Your call is booked',
        'Please choose another time for your call',
      ]);
      expect(await audited(id)).toEqual(['call.released']);
      const [other] = await slotsOf(user);
      expect((await book(user, other)).errors).toBeUndefined();
      expect(await bookingOf(id)).toMatchObject({ clinician_id: olasId });
    },
  );

  it('are released when the colleague has another call then, and when nobody is named', async () => {
    const one = await booked();
    const two = await booked();
    const { starts_at, ends_at } = await bookingOf(one.id);
    await harness.scope
      .db('call_booking')
      .where({ consultation_id: two.id, status: 'booked' })
      .update({ clinician_id: olasId, starts_at, ends_at });
    await leave(olasId);
    expect(await audited(one.id)).toEqual(['call.released']);
    expect(await audited(two.id)).toEqual([]);
    await addStaff(harness.scope, systemActor, { email: maya.email, role: 'clinician' });
    await harness.drain();
    const three = await booked();
    await leave();
    expect(await audited(three.id)).toEqual(['call.released']);
  });

  it('are passed on once, however often it is repeated', async () => {
    const { user, id } = await booked();
    await leave(olasId);
    const again = { consultationId: id, from: mayasId, to: olasId };
    for (const _ of [1, 2]) expect(await harness.scope.use(callPort).passOn(systemActor, again)).toBe('none');
    expect(await audited(id)).toEqual(['call.handed_over']);
    expect(await subjectsTo(user)).toHaveLength(2);
  });

  it('and a change of the time by the patient in the same moment leave one booked call, and never one with who left', async () => {
    for (let round = 0; round < 5; round += 1) {
      await addStaff(harness.scope, systemActor, { email: maya.email, role: 'clinician' });
      await harness.drain();
      const { user, id } = await booked();
      const slots = await slotsOf(user);
      await Promise.all([book(user, slots.at(3)), leave(olasId)]);
      for (const sweep of sweeps) await sweep.run(harness.scope);
      const bookings = await harness.rows('call_booking', { consultation_id: id, status: 'booked' });
      expect(bookings.length).toBeLessThanOrEqual(1);
      for (const booking of bookings) expect(booking.clinician_id).toBe(olasId);
      expect(await callStatusOf(id)).toBe(bookings.length === 1 ? 'scheduled' : 'canceled');
    }
  });

  it('that were booked while the account was being deactivated are released by the sweep', async () => {
    const { user, id } = await booked();
    await harness.scope.db('clinician').where({ id: mayasId }).update({ active: false });
    for (const _ of [1, 2]) for (const sweep of sweeps) await sweep.run(harness.scope);
    await harness.scope.db('clinician').where({ id: mayasId }).update({ active: true });
    expect(await callStatusOf(id)).toBe('canceled');
    expect(await audited(id)).toEqual(['call.released']);
    expect(await subjectsTo(user)).toHaveLength(2);
  });
});

it('the colleague has to be named by an id', async () => {
  const left = await deactivateStaff(harness.scope, systemActor, { email: maya.email, handOverTo: 'Ola' });
  expect(left).toMatchObject({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'handOverTo' }] },
  });
});
