import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from './harness.ts';

/** From 9 to 5, each day of the week. */
export const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 }));

/** Hours of clinicians, and live calls as patients book them. */
export const callApi = (harness: Harness) => {
  const slotsOf = async (user: SignedInUser): Promise<readonly string[]> =>
    Object((await harness.api(user, '{ currentUser { liveCall { slots } } }')).data).currentUser.liveCall
      .slots;
  return {
    saveHours: (user: SignedInUser, hours = everyDay, timeZone = 'America/New_York') =>
      harness.api(user, 'mutation($input: CalendarInput!) { deskSaveCalendar(input: $input) }', {
        input: { timeZone, hours, exceptions: [] },
      }),
    /** The times that a patient may choose. */
    slotsOf,
    book: (user: SignedInUser, at: string | undefined) =>
      harness.api(user, 'mutation($at: DateTime!) { bookCall(startsAt: $at, timeZone: "America/Denver") }', {
        at,
      }),
    /** A visit of a patient in New Mexico, who needs a call and has no time for it. */
    waitingForCall: async () => {
      const { user, consultationId: id } = await harness.visit({
        drugTypes: ['finasteride'],
        answers: { state: 'NM' },
      });
      await harness.api(user, 'mutation { finishPhotos }');
      return { user, id };
    },
    bookingOf: (consultation_id: string) =>
      harness.scope.db('call_booking').where({ consultation_id, status: 'booked' }).first(),
    callStatusOf: async (id: string) =>
      (await harness.scope.db('live_call').where({ consultation_id: id }).first('status')).status,
    /** Subjects of the patient's notices about a booked or canceled call, oldest first. */
    subjectsTo: async (user: SignedInUser): Promise<string[]> =>
      (
        await harness.scope
          .db('notice')
          .where({ person_id: user.id })
          .whereIn('kind', ['call_booked', 'call_canceled'])
          .orderBy('created_at')
      ).map(({ subject }) => subject),
    /** A clinician's id. */
    clinicianId: async (email: string): Promise<string> =>
      (await harness.scope.db('clinician').where({ email }).pluck('id'))[0],
  };
};
