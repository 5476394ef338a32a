import type { Step } from '../command.ts';
import { inTurn } from '../command.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';

const SLOTS = '{ currentUser { liveCall { slots } } }';
const BOOK = 'mutation($at: DateTime!) { bookCall(startsAt: $at, timeZone: "America/Denver") }';

const MINUTE_MS = 60_000;

/** Chooses the first time for the call that a visit waits for. */
export const bookCall: Step = {
  kind: 'books a call',
  name: 'books a call',
  act: async (history) => {
    const waiting = await history.rows('live_call', { user_id: history.patient.id, status: 'required' });
    if (waiting.length === 0) return;
    const { data } = await history.harness.process.api(history.patient, SLOTS);
    const user = data?.currentUser as { liveCall: { slots: readonly string[] } | null } | undefined;
    const [at] = user?.liveCall?.slots ?? [];
    if (at) await history.ask(BOOK, { at });
  },
};

/** Time advances to a minute after the booked start. */
const untilCall = async (history: History, consultationId: string): Promise<void> => {
  const [booking] = await history.rows('call_booking', {
    consultation_id: consultationId,
    status: 'booked',
  });
  const { clock } = history.harness.product;
  if (booking && booking.starts_at > clock.now())
    clock.set(new Date(booking.starts_at.getTime() + MINUTE_MS));
};

const outcomes = {
  completes: `mutation($id: ID!) {
    deskStartCall(consultationId: $id) deskCompleteCall(consultationId: $id, note: "We talked.") }`,
  misses: 'mutation($id: ID!) { deskMissedCall(consultationId: $id) }',
  waives: 'mutation($id: ID!) { deskWaiveCall(consultationId: $id, reason: "Known for years.") }',
};
export type CallOutcome = keyof typeof outcomes;

/** The result of a call; nothing when the case waits for none. */
export const settleCall = (outcome: CallOutcome, back = 0): Step =>
  atDesk(`${outcome} the call`, `${outcome} the call`, back, async (history, { id, clinician }) => {
    const [call] = await history.rows('live_call', { consultation_id: id });
    if (!call) return null;
    if (outcome !== 'waives') await untilCall(history, id);
    return history.askAs(clinician, outcomes[outcome], { id });
  });

const TAKE = 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }';
const ASK = 'mutation($id: ID!) { deskAskForCall(consultationId: $id, reason: "I want to hear you.") }';

export const askForCall = (back = 0): Step =>
  atDesk('asks for a call', 'asks for a call', back, async (history, { id, clinician }) => {
    await history.askAs(clinician, TAKE, { id });
    return history.askAs(clinician, ASK, { id });
  });

/** The call that some states ask for, where the newest case waits for one. */
export const called: Step = inTurn('has the call', 'has the call', [bookCall, settleCall('completes')]);
