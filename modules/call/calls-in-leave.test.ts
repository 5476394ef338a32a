import { describe, expect, it } from 'vitest';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { systemActor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { callApi } from '#test/harness/call-api.ts';
import { leaveApi } from '#test/harness/leave-api.ts';
import { openTwoClinicians } from '#test/harness/two-clinicians.ts';
import { callPort } from './index.ts';
import { sweeps } from './services/sweeps.ts';

const { harness, maya, ola, mayasId, olasId } = await openTwoClinicians();
const { slotsOf, book, waitingForCall, bookingOf, callStatusOf, subjectsTo } = callApi(harness);
const { day, days, saveOwn } = leaveApi(harness);
const ZONE = 'America/New_York';

const enter = async (first: number, last: number, coveredBy: string | null = null): Promise<void> => {
  expect((await saveOwn(maya, days(first, last, coveredBy))).errors).toBeUndefined();
  await harness.drain();
};
const slotsOn = async (user: SignedInUser, ahead: number) =>
  (await slotsOf(user)).filter((slot) => localDate(slot, ZONE) === day(ahead));

/** Has booked a call with Maya, so many days ahead. */
const booked = async (ahead: number) => {
  const visit = await waitingForCall();
  const [slot] = await slotsOn(visit.user, ahead);
  expect((await book(visit.user, slot)).errors).toBeUndefined();
  expect(await bookingOf(visit.id)).toMatchObject({ clinician_id: mayasId });
  return { ...visit, slot: slot ?? '' };
};
const HANDED_OVER = ['Your call is booked', 'Another clinician will take your call'];
const RELEASED = ['Your call is booked', 'Please choose another time for your call'];
const sweep = async () => {
  for (const one of sweeps) await one.run(harness.makeScope());
};

describe('calls that are booked in the time of a leave', () => {
  it('go to who covers at the same time; the patient is told once', async () => {
    const { user, id, slot } = await booked(5);
    const elsewhere = await booked(8);
    await enter(4, 6, olasId);
    await sweep();
    expect(await bookingOf(id)).toMatchObject({ clinician_id: olasId, starts_at: new Date(slot) });
    expect(await callStatusOf(id)).toBe('scheduled');
    expect(await subjectsTo(user)).toEqual(HANDED_OVER);
    expect(await bookingOf(elsewhere.id)).toMatchObject({ clinician_id: mayasId });
    expect(await subjectsTo(elsewhere.user)).toEqual(HANDED_OVER.slice(0, 1));
    const audits = await harness.rows('audit_log', { action: 'call.handed_over', subject_id: id });
    expect(audits).toMatchObject([{ detail: { fromClinicianId: mayasId, toClinicianId: olasId } }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['nobody covers', () => enter(4, 6)],
    [
      'who covers is not licensed there',
      async () => {
        const license = { clinician_id: olasId, state: 'NM' };
        await harness.scope.db('clinician_license').where(license).update({ state: 'TX' });
        await enter(4, 6, olasId);
        await harness.scope
          .db('clinician_license')
          .where({ ...license, state: 'TX' })
          .update({ state: 'NM' });
      },
    ],
    [
      'who covers is on leave then',
      async () => {
        expect((await saveOwn(ola, days(5, 5))).errors).toBeUndefined();
        await harness.drain();
        expect((await saveOwn(maya, days(4, 6, olasId))).errors).toBeUndefined();
        await harness.drain();
      },
    ],
  ])('are released when %s; the patient is told once and chooses another time', async (_, prepare) => {
    const { user, id } = await booked(5);
    await prepare();
    await sweep();
    expect(await bookingOf(id)).toBeUndefined();
    expect(await callStatusOf(id)).toBe('canceled');
    expect(await subjectsTo(user)).toEqual(RELEASED);
    const [other] = await slotsOf(user);
    expect((await book(user, other)).errors).toBeUndefined();
  });

  it('are not passed on to a clinician who is on leave then', async () => {
    const { id } = await booked(5);
    expect((await saveOwn(ola, days(5, 5))).errors).toBeUndefined();
    await harness.drain();
    const passed = { consultationId: id, from: mayasId, to: olasId };
    expect(await harness.scope.use(callPort).passOn(systemActor, passed)).toBe('released');
  });

  it('stay when they have begun or are over, whatever is entered afterwards', async () => {
    const { id } = await booked(1);
    harness.clock.advance(24 * HOUR_MS + 9 * HOUR_MS);
    await enter(-1, 6, olasId);
    await sweep();
    expect(await bookingOf(id)).toMatchObject({ clinician_id: mayasId });
  });

  it('a call that was booked while the leave was being entered is passed on by the sweep', async () => {
    const { user, id } = await booked(5);
    // As if it had been entered between the patient's look at the times and the booking: nothing has followed it.
    await harness.scope.db('clinician_leave').insert({
      ...{ id: harness.scope.ids.uuid(), clinician_id: mayasId, covered_by: olasId, time_zone: ZONE },
      ...{ first_day: day(5), last_day: day(5) },
      starts_at: addDays(harness.clock.now(), 4),
      ends_at: addDays(harness.clock.now(), 6.5),
      created_at: harness.clock.now(),
    });
    await sweep();
    await sweep();
    expect(await bookingOf(id)).toMatchObject({ clinician_id: olasId });
    expect(await subjectsTo(user)).toEqual(HANDED_OVER);
  });

  it('a booking in the same moment as the leave never stays with who is away', async () => {
    for (let round = 0; round < 5; round += 1) {
      for (const table of ['clinician_leave', 'call_booking']) await harness.scope.db(table).delete();
      const { user, id } = await waitingForCall();
      const slot = (await slotsOn(user, 5))[0];
      await Promise.all([book(user, slot), enter(4, 6, olasId)]);
      await sweep();
      const bookings = await harness.rows('call_booking', { consultation_id: id, status: 'booked' });
      expect(bookings.length).toBeLessThanOrEqual(1);
      for (const booking of bookings) expect(booking.clinician_id).toBe(olasId);
      // Both notices are of the same instant, so either may be listed first.
      if (bookings.length === 1) expect((await subjectsTo(user)).toSorted()).toEqual(HANDED_OVER.toSorted());
    }
  });
});

describe('a second missed call', () => {
  const missed = 'mutation($id: ID!) { deskMissedCall(consultationId: $id) }';
  const toldOf = async (user: SignedInUser) =>
    (await harness.rows('notice', { person_id: user.id, kind: 'call_missed_twice' })).length;
  const goTo = (at: string | undefined) =>
    harness.clock.advance(Math.max(0, new Date(at ?? 0).getTime() - harness.clock.now().getTime()));
  /** A visit of Maya's whose second call, with Ola, begins now. */
  const aboutToMiss = async (covered: boolean) => {
    const { user, id } = await waitingForCall();
    const [first] = await slotsOf(user);
    await book(user, first);
    goTo(first);
    await harness.api(maya, missed, { id });
    const [second] = await slotsOf(user);
    await book(user, second);
    await harness.scope
      .db('call_booking')
      .where({ consultation_id: id, status: 'booked' })
      .update({ clinician_id: olasId });
    goTo(second);
    await enter(0, 3, covered ? olasId : null);
    await harness.scope.db('consultation').where({ id }).update({ clinician_id: mayasId });
    return id;
  };

  it('is told to who covers while the clinician of the visit is on leave', async () => {
    const jonas = await harness.clinician('colleague@example.com');
    const id = await aboutToMiss(true);
    const before = [await toldOf(maya), await toldOf(ola)];
    expect((await harness.api(jonas, missed, { id })).errors).toBeUndefined();
    expect([await toldOf(maya), await toldOf(ola)]).toEqual([before[0], (before[1] ?? 0) + 1]);
  });

  it('is told to the person who recorded it when nobody covers', async () => {
    const jonas = await harness.clinician('colleague@example.com');
    const id = await aboutToMiss(false);
    const before = [await toldOf(maya), await toldOf(jonas)];
    expect((await harness.api(jonas, missed, { id })).errors).toBeUndefined();
    expect([await toldOf(maya), await toldOf(jonas)]).toEqual([before[0], (before[1] ?? 0) + 1]);
  });
});
