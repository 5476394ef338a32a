import { describe, expect, it } from 'vitest';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { callApi, everyDay } from '#test/harness/call-api.ts';
import { leaveApi } from '#test/harness/leave-api.ts';
import { openTwoClinicians } from '#test/harness/two-clinicians.ts';

const { harness, maya, ola, mayasId, olasId } = await openTwoClinicians();
const operator = await harness.operator();
const { saveHours, slotsOf, book, waitingForCall, bookingOf } = callApi(harness);
const { day, days, saveOwn, endOwn, saveFor, endFor } = leaveApi(harness);
const ZONE = 'America/New_York';
const OLA = 'ola@example.com';

type Answer = Awaited<ReturnType<typeof saveOwn>>;
const codeOf = (answer: Answer | undefined) => answer?.errors?.[0]?.extensions.code;
const fieldsOf = (answer: Answer) =>
  Object(answer.errors?.[0]?.extensions).fields?.map(({ field }: { field: string }) => field);
const enter = async (first: number, last: number, coveredBy: string | null = null): Promise<string> => {
  expect((await saveOwn(maya, days(first, last, coveredBy))).errors).toBeUndefined();
  await harness.drain();
  return (await harness.rows('clinician_leave', { first_day: day(first) }))[0].id;
};
const slotsOn = async (user: SignedInUser, ahead: number) =>
  (await slotsOf(user)).filter((slot) => localDate(slot, ZONE) === day(ahead));

describe('a leave', () => {
  it('is stored with its days, its time in the time zone of the calendar, and an audit row', async () => {
    await saveHours(maya, everyDay, 'America/Los_Angeles');
    const first = localDate(addDays(harness.clock.now(), 30), 'America/Los_Angeles');
    await saveOwn(maya, { firstDay: first, lastDay: first, coveredBy: olasId });
    const [leave] = await harness.rows('clinician_leave');
    expect(leave).toMatchObject({
      clinician_id: mayasId,
      first_day: first,
      last_day: first,
      time_zone: 'America/Los_Angeles',
      covered_by: olasId,
      began_at: null,
    });
    expect(leave.starts_at).toEqual(new Date(`${first}T08:00:00Z`));
    expect(leave.ends_at.getTime() - leave.starts_at.getTime()).toBe(24 * HOUR_MS);
    const audit = await harness.rows('audit_log', { action: 'leave.saved', subject_id: mayasId });
    expect(audit.at(-1)).toMatchObject({
      actor_id: maya.id,
      detail: { leaveId: leave.id, coveredBy: olasId },
    });
  });

  it('is shown to the clinician and to who covers, with the colleagues who may', async () => {
    await enter(30, 31, olasId);
    const ask = `{ deskCalendar { leaves { firstDay lastDay coverName isNow } covered { clinicianName firstDay }
      colleagues { id name } } }`;
    const own = Object((await harness.api(maya, ask)).data).deskCalendar;
    expect(own.leaves).toEqual([
      { firstDay: day(30), lastDay: day(31), coverName: 'Ola Berg, MD', isNow: false },
    ]);
    expect(own.covered).toEqual([]);
    expect(own.colleagues.map(({ id }: { id: string }) => id)).toContain(olasId);
    expect(own.colleagues.map(({ id }: { id: string }) => id)).not.toContain(mayasId);
    const others = Object((await harness.api(ola, ask)).data).deskCalendar;
    expect(others).toMatchObject({
      leaves: [],
      covered: [{ clinicianName: 'Maya Okafor, MD', firstDay: day(30) }],
    });
  });

  it('is told to who covers, when it is entered and when it is removed', async () => {
    const before = (await harness.rows('notice', { person_id: ola.id, kind: 'leave_covered' })).length;
    const id = await enter(30, 31, olasId);
    await endOwn(maya, id);
    const told = await harness.scope
      .db('notice')
      .where({ person_id: ola.id, kind: 'leave_covered' })
      .orderBy('created_at');
    expect(told.slice(before).map(({ subject }) => subject)).toEqual([
      'You cover for Maya Okafor, MD',
      'You do not cover for Maya Okafor, MD any more',
    ]);
  });

  it.each<[string, () => ReturnType<typeof days>, string[]]>([
    ['without a first day', () => ({ ...days(1, 2), firstDay: '' }), ['input.firstDay']],
    ['with a day that does not exist', () => ({ ...days(1, 2), lastDay: '2027-02-30' }), ['input.lastDay']],
    ['that ends before it begins', () => days(3, 2), ['input.lastDay']],
    ['that is over', () => days(-3, -1), ['input.lastDay']],
    ['of more than 366 days', () => days(0, 366), ['input.lastDay']],
    ['covered by themselves', () => days(1, 2, mayasId), ['input.coveredBy']],
    ['covered by nobody we know', () => days(1, 2, harness.scope.ids.uuid()), ['input.coveredBy']],
    ['covered by a name', () => days(1, 2, 'Ola'), ['input.coveredBy']],
  ])('is refused %s, by either way', async (_, leave, fields) => {
    for (const answer of [await saveOwn(maya, leave()), await saveFor(operator, maya.email, leave())]) {
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(fieldsOf(answer)).toEqual(fields);
    }
    expect(await harness.rows('clinician_leave')).toEqual([]);
  });

  it('is refused with a colleague who does not work here any more', async () => {
    await harness.scope.db('clinician').where({ id: olasId }).update({ active: false });
    expect(fieldsOf(await saveOwn(maya, days(1, 2, olasId)))).toEqual(['input.coveredBy']);
    await harness.scope.db('clinician').where({ id: olasId }).update({ active: true });
  });

  it('is refused on a day of another one, and may begin the day after', async () => {
    await enter(10, 12);
    expect(fieldsOf(await saveOwn(maya, days(12, 14)))).toEqual(['input.firstDay']);
    expect((await saveOwn(maya, days(13, 14))).errors).toBeUndefined();
    expect((await saveOwn(ola, days(10, 12))).errors).toBeUndefined();
  });

  it('is stored once when two are entered at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await harness.scope.db('clinician_leave').delete();
      const answers = await Promise.all([
        saveOwn(maya, days(10, 12, olasId)),
        saveFor(operator, maya.email, days(12, 14)),
        saveOwn(maya, days(12, 12)),
        // The other way around, so that both lock both clinicians.
        saveOwn(ola, days(10, 12, mayasId)),
      ]);
      expect(answers.slice(0, 3).map(codeOf).toSorted()).toEqual([
        'BAD_USER_INPUT',
        'BAD_USER_INPUT',
        undefined,
      ]);
      expect(codeOf(answers[3])).toBeUndefined();
      expect(await harness.rows('clinician_leave', { clinician_id: mayasId })).toHaveLength(1);
    }
  });

  it('is entered and removed by staff who may manage staff, and by no other clinician', async () => {
    expect((await saveFor(operator, maya.email, days(5, 6))).errors).toBeUndefined();
    const [{ id }] = await harness.rows('clinician_leave');
    expect(codeOf(await endOwn(ola, id))).toBe('NOT_FOUND');
    expect(codeOf(await endFor(operator, OLA, id))).toBe('NOT_FOUND');
    expect(codeOf(await saveFor(maya, OLA, days(5, 6)))).toBe('FORBIDDEN');
    expect(codeOf(await saveOwn(operator, days(5, 6)))).toBe('FORBIDDEN');
    expect(codeOf(await saveFor(operator, 'nobody@example.com', days(5, 6)))).toBe('NOT_FOUND');
    const staff = '{ deskStaff { email clinician { leaves { firstDay isNow } } } }';
    const members = Object((await harness.api(operator, staff)).data).deskStaff;
    expect(members.find(({ email }: { email: string }) => email === maya.email).clinician.leaves).toEqual([
      { firstDay: day(5), isNow: false },
    ]);
    expect((await endFor(operator, maya.email, id)).errors).toBeUndefined();
    expect(await harness.rows('clinician_leave')).toEqual([]);
    const audits = await harness.rows('audit_log', { action: 'leave.removed', actor_id: operator.id });
    expect(audits.at(-1)).toMatchObject({ subject_id: mayasId, detail: { leaveId: id } });
  });
});

describe('during a leave', () => {
  it('no time is offered with the clinician, none can be booked, and they come back when it is removed', async () => {
    const { user } = await waitingForCall();
    const [slot] = await slotsOn(user, 5);
    const id = await enter(4, 6);
    for (const ahead of [4, 5, 6]) expect(await slotsOn(user, ahead)).toEqual([]);
    expect(await slotsOn(user, 3)).not.toEqual([]);
    expect(await slotsOn(user, 7)).not.toEqual([]);
    expect(codeOf(await book(user, slot))).toBe('CONFLICT');
    expect((await endOwn(maya, id)).errors).toBeUndefined();
    expect(await slotsOn(user, 5)).toContain(slot);
    expect((await book(user, slot)).errors).toBeUndefined();
  });

  it('times of colleagues are offered instead when none is left', async () => {
    const { user, id } = await waitingForCall();
    await enter(0, 20);
    const [slot] = await slotsOf(user);
    expect((await book(user, slot)).errors).toBeUndefined();
    expect(await bookingOf(id)).toMatchObject({ clinician_id: olasId });
  });

  it('one that is ended early offers times from then on', async () => {
    const { user } = await waitingForCall();
    const id = await enter(0, 6);
    expect(await slotsOn(user, 2)).toEqual([]);
    expect((await endOwn(maya, id)).errors).toBeUndefined();
    const [leave] = await harness.rows('clinician_leave', { id });
    expect(leave.ends_at).toEqual(harness.clock.now());
    expect(await slotsOn(user, 2)).not.toEqual([]);
    // Ending it again changes nothing, and another one may begin on the same days.
    expect((await endOwn(maya, id)).errors).toBeUndefined();
    expect(await harness.rows('audit_log', { action: 'leave.ended', subject_id: mayasId })).toHaveLength(1);
    expect((await saveOwn(maya, days(0, 1))).errors).toBeUndefined();
  });
});
