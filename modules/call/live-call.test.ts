import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, PROPOSE, statusOf } from '#test/harness/visit-api.ts';
import { sweeps } from './services/sweeps.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
beforeAll(async () => {
  await saveHours(maya);
});

const CALL = `{ currentUser { liveCall { status isWaiting misses startsAt clinicianName timeZone joinUrl slots clinician { qualification license { state } } }
  consultation { status phoneCallStatus } care { headline action { href } } } }`;
const BOOK = 'mutation($at: DateTime!, $zone: String!) { bookCall(startsAt: $at, timeZone: $zone) }';
const SAVE = 'mutation($input: CalendarInput!) { deskSaveCalendar(input: $input) }';
const START = 'mutation($id: ID!) { deskStartCall(consultationId: $id) }';
const COMPLETE = 'mutation($id: ID!, $note: String!) { deskCompleteCall(consultationId: $id, note: $note) }';
const MISSED = 'mutation($id: ID!) { deskMissedCall(consultationId: $id) }';
const WAIVE = 'mutation($id: ID!, $reason: String!) { deskWaiveCall(consultationId: $id, reason: $reason) }';
const ASK = 'mutation($id: ID!) { deskAskForCall(consultationId: $id, reason: "I want to hear you.") }';
const ZONE = 'America/Denver';
const clinician = { qualification: 'MD, board-certified in dermatology', license: { state: 'NY' } };
const booking = { clinicianName: 'Maya Okafor, MD', clinician, timeZone: ZONE };

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 }));
const saveHours = (user: SignedInUser, hours = everyDay) =>
  harness.api(user, SAVE, { input: { timeZone: 'America/New_York', hours, exceptions: [] } });

interface Call {
  readonly status: string;
  readonly isWaiting: boolean;
  readonly misses: number;
  readonly startsAt: string | null;
  readonly clinicianName: string | null;
  readonly timeZone: string;
  readonly joinUrl: string | null;
  readonly slots: string[];
}
interface Mine {
  readonly liveCall: Call | null;
  readonly consultation: { status: string; phoneCallStatus: string };
  readonly care: { headline: string; action: { href: string } | null };
}
const mine = async (user: SignedInUser): Promise<Mine> =>
  (await harness.api(user, CALL)).data?.currentUser as Mine;
const callOf = async (user: SignedInUser): Promise<Call> => {
  const { liveCall } = await mine(user);
  if (!liveCall) throw new Error('The patient has no call.');
  return liveCall;
};
const slotsOf = async (user: SignedInUser): Promise<string[]> => (await callOf(user)).slots;
const book = (user: SignedInUser, at: string | undefined, zone = ZONE) =>
  harness.api(user, BOOK, { at, zone });
const codeOf = (answer: Awaited<ReturnType<typeof book>>) => answer.errors?.[0]?.extensions.code;

/** A visit of a patient who is in a state that requires a call. */
const inState = async (state = 'NM') => {
  const visit = await harness.visit({ drugTypes: ['finasteride'], answers: { state } });
  await harness.api(visit.user, 'mutation { finishPhotos }');
  return { ...visit, id: visit.consultationId };
};
const booked = async (state = 'NM') => {
  const visit = await inState(state);
  const [slot] = await slotsOf(visit.user);
  expect((await book(visit.user, slot)).errors).toBeUndefined();
  return { ...visit, slot: slot ?? '' };
};
const goTo = async (at: string) =>
  harness.clock.advance(Math.max(0, new Date(at).getTime() - harness.clock.now().getTime()));
const noticesOf = (userId: string, kind: string) =>
  harness.scope.db('notice').where({ person_id: userId, kind }).orderBy('created_at');

describe('a state that requires a call', () => {
  it('S3.46: makes the visit wait until the patient has chosen a time', async () => {
    const { user, id, journeyId } = await inState();
    expect(await statusOf(harness, 'consultation', id)).toBe('awaiting_call');
    expect(await statusOf(harness, 'journey', journeyId)).toBe('awaiting_phone_call');
    expect(await mine(user)).toMatchObject({
      liveCall: { status: 'required', isWaiting: true, misses: 0, startsAt: null, joinUrl: null },
      consultation: { status: 'awaiting_call', phoneCallStatus: 'required' },
      care: { headline: 'Schedule a call', action: { href: '/consultation/call' } },
    });
    expect(await noticesOf(user.id, 'call_needed')).toHaveLength(1);
  });

  it('keeps a clinician from approving, also when they acknowledge the rule', async () => {
    const { id } = await inState();
    await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
    expect(await statusOf(harness, 'consultation', id)).toBe('awaiting_call');
    const answer = await harness.api(maya, APPROVE, decision(id, { acknowledgedRuleIds: ['LIVE-CALL'] }));
    expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await statusOf(harness, 'consultation', id)).toBe('awaiting_call');
  });

  it('keeps a clinician from approving in whatever way the case was opened', async () => {
    const take = 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }';
    const approved = async (id: string) => {
      const taken = await harness.api(maya, take, { id });
      expect(taken).toMatchObject({ data: { deskTake: { status: 'awaiting_call' } } });
      const answer = await harness.api(maya, APPROVE, decision(id, { acknowledgedRuleIds: ['LIVE-CALL'] }));
      expect(codeOf(answer)).toBe('CONFLICT');
      expect(await harness.rows('prescription', { consultation_id: id })).toEqual([]);
    };
    const answers = { state: 'NM' };
    const withoutPhotos = await harness.visit({ drugTypes: ['finasteride'], answers });
    await approved(withoutPhotos.consultationId);
    await harness.scope.db('clinician').where({ email: maya.email }).update({ takes_turns: false });
    const ofNobody = await harness.visit({ drugTypes: ['finasteride'], answers });
    await harness.api(ofNobody.user, 'mutation { finishPhotos }');
    await harness.scope.db('clinician').where({ email: maya.email }).update({ takes_turns: true });
    expect(await statusOf(harness, 'consultation', ofNobody.consultationId)).toBe('submitted');
    await approved(ofNobody.consultationId);
  });

  it('keeps a patient who has moved there from accepting an earlier proposal', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(user, 'mutation { finishPhotos }');
    const proposed = await harness.api(
      maya,
      PROPOSE,
      decision(id, { productIds: [406], reason: 'Fewer packages.' }),
    );
    expect(proposed).toMatchObject({ data: { deskPropose: { status: 'plan_proposed' } } });
    await harness.scope.db('consultation').where({ id }).update({ ship_state: 'NM' });
    const accepted = await acceptPlan(harness, user, { id });
    expect(codeOf(accepted)).toBe('CONFLICT');
    expect(await statusOf(harness, 'consultation', id)).toBe('awaiting_call');
    expect(await harness.rows('prescription', { consultation_id: id })).toEqual([]);
  });

  it('other visits need none', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(visit.user, 'mutation { finishPhotos }');
    expect(await mine(visit.user)).toMatchObject({
      liveCall: null,
      consultation: { status: 'assigned', phoneCallStatus: 'not_required' },
    });
    expect(codeOf(await book(visit.user, harness.clock.now().toISOString()))).toBe('NOT_FOUND');
  });
});

describe('booking', () => {
  it('is due at the desk when it starts, and reads as booked', async () => {
    const { id, slot } = await booked();
    const queue = '{ deskQueue { consultationId task statusLabel dueAt isLate } }';
    const rowOf = async () => {
      const rows: { consultationId: string }[] = Object((await harness.api(maya, queue)).data).deskQueue;
      return rows.find(({ consultationId }) => consultationId === id);
    };
    const row = { task: 'call', statusLabel: 'Call booked', dueAt: new Date(slot).toISOString() };
    expect(await rowOf()).toMatchObject({ ...row, isLate: false });
    await goTo(slot);
    expect(await rowOf()).toMatchObject({ ...row, isLate: true });
  });

  it('the patient sees when and with whom, and is notified without a word about health', async () => {
    const { user, slot } = await booked();
    expect(await mine(user)).toMatchObject({
      liveCall: { status: 'scheduled', startsAt: slot, ...booking },
      consultation: { phoneCallStatus: 'scheduled' },
      care: { headline: 'Your call is booked', action: { href: '/consultation/call' } },
    });
    const [notice] = await noticesOf(user.id, 'call_booked');
    expect(notice).toMatchObject({ subject: 'Your call is booked' });
    expect(notice.body).toMatch(/^It is on \w+, \w+ \d+, \d+:\d\d [AP]M M[SD]T\. /);
    expect(await slotsOf(user)).not.toContain(slot);
  });

  it('two patients cannot have the same time, also with simultaneous requests', async () => {
    const visits = await Promise.all(Array.from({ length: 4 }, () => inState()));
    const [first] = visits;
    const slot = first && (await slotsOf(first.user))[0];
    const codes = (await Promise.all(visits.map(({ user }) => book(user, slot)))).map(codeOf);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined]);
    expect(await harness.scope.db('call_booking').where({ starts_at: slot, status: 'booked' })).toHaveLength(
      1,
    );
  });

  it('another time replaces the first, with another room', async () => {
    const { user, id, slot } = await booked();
    const [, , other] = await slotsOf(user);
    expect((await book(user, other)).errors).toBeUndefined();
    expect((await callOf(user)).startsAt).toBe(other);
    const rows = await harness.scope.db('call_booking').where({ consultation_id: id }).orderBy('created_at');
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['booked', 'moved']);
    expect(new Set(rows.map(({ room }) => room)).size).toBe(2);
    expect(await slotsOf(user)).toContain(slot);
  });

  it('can be canceled; the visit continues to wait', async () => {
    const { user, id, slot } = await booked();
    await harness.api(user, 'mutation { cancelCall }');
    expect(await callOf(user)).toMatchObject({ status: 'canceled', isWaiting: true, startsAt: null });
    expect(await statusOf(harness, 'consultation', id)).toBe('awaiting_call');
    expect(codeOf(await harness.api(user, 'mutation { cancelCall }'))).toBe('CONFLICT');
    expect((await book(user, slot)).errors).toBeUndefined();
  });

  it.each([
    ['in the past', () => addDays(harness.clock.now(), -1).toISOString()],
    ['off the grid', () => '2026-12-01T16:07:00.000Z'],
    ['outside the hours', () => '2026-12-01T08:00:00.000Z'],
    ['too far ahead', () => addDays(harness.clock.now(), 40).toISOString()],
  ])('a time %s is refused', async (_, at) => {
    const { user } = await inState();
    expect(codeOf(await book(user, at()))).toBe('CONFLICT');
  });

  it('an unknown time zone is refused', async () => {
    const { user } = await inState();
    const answer = await book(user, (await slotsOf(user))[0], 'Mars/Olympus');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'timeZone' }] });
  });

  it('reminds a day and an hour before, once each', async () => {
    const { user, slot } = await booked();
    const run = async () => {
      for (const sweep of sweeps) await sweep.run(harness.makeScope());
    };
    await run();
    const early = (await noticesOf(user.id, 'call_reminder')).length;
    await goTo(new Date(new Date(slot).getTime() - HOUR_MS / 2).toISOString());
    await run();
    await run();
    const reminders = await noticesOf(user.id, 'call_reminder');
    expect(reminders).toHaveLength(early + 1);
    expect(reminders.at(-1)).toMatchObject({ subject: 'Your call is soon' });
  });
});

describe('the call', () => {
  it('has a link from 15 minutes before', async () => {
    const { user, slot } = await booked();
    expect((await callOf(user)).joinUrl).toBeNull();
    await goTo(new Date(new Date(slot).getTime() - HOUR_MS / 4).toISOString());
    expect((await callOf(user)).joinUrl).toMatch(/\/video-room\/[0-9a-f-]{36}$/);
  });

  it('that took place returns the case, which can then be approved', async () => {
    const { user, id, slot } = await booked();
    await goTo(slot);
    expect((await harness.api(maya, START, { id })).errors).toBeUndefined();
    expect((await mine(user)).consultation.phoneCallStatus).toBe('in_progress');
    const empty = await harness.api(maya, COMPLETE, { id, note: ' ' });
    expect(empty.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'note' }] });
    await harness.api(maya, COMPLETE, { id, note: 'Knows the risks.' });
    expect(await mine(user)).toMatchObject({
      liveCall: { status: 'completed', isWaiting: false, slots: [] },
      consultation: { status: 'in_review', phoneCallStatus: 'completed' },
    });
    const shown = `query($id: ID!) { deskLiveCall(consultationId: $id) { status note isWaiting } }`;
    expect((await harness.api(maya, shown, { id })).data).toEqual({
      deskLiveCall: { status: 'completed', note: 'Knows the risks.', isWaiting: true },
    });
    expect((await harness.api(maya, APPROVE, decision(id))).errors).toBeUndefined();
    expect(codeOf(await book(user, slot))).toBe('CONFLICT');
  });

  /** The case in the queue, if its task is that a second call was missed. */
  const alerted = 'Two calls missed: contact the patient, a third ends the visit';
  const missedTask = async (id: string) => {
    const answer = await harness.api(maya, '{ deskQueue { consultationId task statusLabel } }');
    const rows: { consultationId: string; task: string; statusLabel: string }[] = Object(
      answer.data,
    ).deskQueue;
    return rows
      .filter(({ consultationId, task }) => consultationId === id && task === 'missed_call')
      .map(({ task, statusLabel }) => [task, statusLabel]);
  };

  it('states 5: a second missed call alerts the patient, the clinician and the queue until the next one is booked', async () => {
    const { user, id } = await inState();
    const before = (await noticesOf(maya.id, 'call_missed_twice')).length;
    for (const _ of [1, 2]) {
      const [slot = ''] = await slotsOf(user);
      await book(user, slot);
      await goTo(slot);
      await harness.api(maya, MISSED, { id });
    }
    expect(await missedTask(id)).toEqual([['missed_call', alerted]]);
    expect(await noticesOf(maya.id, 'call_missed_twice')).toHaveLength(before + 1);
    expect(await noticesOf(user.id, 'call_missed')).toHaveLength(2);
    const [slot = ''] = await slotsOf(user);
    await book(user, slot);
    expect(await missedTask(id)).toEqual([]);
  });

  it('missed three times ends the visit, and nothing is charged', async () => {
    const { user, id, journeyId } = await inState();
    for (const [misses, kind] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      const [slot = ''] = await slotsOf(user);
      await book(user, slot);
      expect(codeOf(await harness.api(maya, MISSED, { id }))).toBe('CONFLICT');
      await goTo(slot);
      expect((await harness.api(maya, MISSED, { id })).errors).toBeUndefined();
      const { liveCall } = await mine(user);
      expect(liveCall).toMatchObject({ status: 'missed', misses, isWaiting: misses < 3 });
      expect(await noticesOf(user.id, 'call_missed')).toHaveLength(kind);
      expect(await missedTask(id)).toEqual(misses === 2 ? [['missed_call', alerted]] : []);
    }
    expect(await statusOf(harness, 'consultation', id)).toBe('expired');
    expect(await statusOf(harness, 'journey', journeyId)).toBe('expired');
    const events = harness.scope.db('outbox_event').where({ type: 'call.missed' });
    expect((await events.pluck('payload')).filter((one) => one.consultationId === id)).toHaveLength(3);
  });

  it('can be requested by a clinician where no state requires it', async () => {
    const allowed = await inState('NM');
    const forbidden = await inState('AR');
    await book(allowed.user, (await slotsOf(allowed.user))[0]);
    await harness.api(allowed.user, 'mutation { cancelCall }');
    expect((await mine(allowed.user)).consultation.phoneCallStatus).toBe('canceled');
    const empty = await harness.api(maya, WAIVE, { id: allowed.id, reason: '' });
    expect(empty.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'reason' }] });
    await harness.api(maya, WAIVE, { id: allowed.id, reason: 'The patient is deaf; we wrote instead.' });
    expect((await mine(allowed.user)).consultation).toEqual({
      status: 'in_review',
      phoneCallStatus: 'waived',
    });
    expect((await harness.api(maya, APPROVE, decision(allowed.id))).errors).toBeUndefined();
    expect(codeOf(await harness.api(maya, WAIVE, { id: forbidden.id, reason: 'Busy.' }))).toBe('CONFLICT');
  });

  it('is inaccessible for clinicians without a license in the patient’s state, and for operators', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const id = visit.consultationId;
    await harness.api(visit.user, 'mutation { finishPhotos }');
    await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
    expect((await harness.api(maya, ASK, { id })).errors).toBeUndefined();
    expect(await mine(visit.user)).toMatchObject({
      liveCall: { status: 'required', isWaiting: true },
      consultation: { status: 'awaiting_call' },
    });
    expect(codeOf(await harness.api(maya, APPROVE, decision(id)))).toBe('CONFLICT');
    await harness.api(maya, WAIVE, { id, reason: 'Answered in a message.' });
    expect((await harness.api(maya, APPROVE, decision(id))).errors).toBeUndefined();
  });

  it('is out of reach for clinicians without a license where the patient is, and for operators', async () => {
    const { id } = await booked();
    const elsewhere = await harness.addClinician('ola@example.com', ['TX']);
    const operator = await harness.operator();
    for (const mutation of [START, MISSED])
      expect([
        codeOf(await harness.api(elsewhere, mutation, { id })),
        codeOf(await harness.api(operator, mutation, { id })),
      ]).toEqual(['NOT_FOUND', 'FORBIDDEN']);
  });
});

describe('the calendar', () => {
  it('shows the booked calls of the clinician, and none to operators', async () => {
    const { id, slot } = await booked();
    const ask =
      '{ deskCalendar { timeZone hours { weekday } calls { consultationId startsAt needsOutcome } } }';
    const { deskCalendar } = (await harness.api(maya, ask)).data ?? {};
    expect(deskCalendar).toMatchObject({
      timeZone: 'America/New_York',
      hours: everyDay.map(({ weekday }) => ({ weekday })),
      calls: expect.arrayContaining([{ consultationId: id, startsAt: slot, needsOutcome: false }]),
    });
    expect((await harness.api(await harness.operator(), ask)).data).toEqual({ deskCalendar: null });
  });

  it.each([
    ['an unknown zone', { timeZone: 'Moon', hours: [], exceptions: [] }, 'input.timeZone'],
    [
      'hours that end before they begin',
      { timeZone: ZONE, hours: [{ weekday: 1, from: 600, to: 540 }], exceptions: [] },
      'input.hours',
    ],
    [
      'half an exception',
      { timeZone: ZONE, hours: [], exceptions: [{ date: '2026-12-24', from: 600 }] },
      'input.exceptions',
    ],
  ])('%s is refused', async (_, input, field) => {
    const answer = await harness.api(maya, SAVE, { input });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('a day off removes its times; booked calls stay', async () => {
    const { user, slot } = await booked();
    const hours = { timeZone: 'America/New_York', hours: everyDay };
    const date = slot.slice(0, 10);
    await harness.api(maya, SAVE, { input: { ...hours, exceptions: [{ date }] } });
    expect((await slotsOf(user)).filter((one) => one.startsWith(date))).toEqual([]);
    expect((await callOf(user)).startsAt).toBe(slot);
    await saveHours(maya);
  });
});
