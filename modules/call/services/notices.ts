import { sayInstant } from '../domain/wall-clock.ts';
import type { Booking } from '../repositories/bookings.ts';

const when = ({ startsAt, timeZone }: Pick<Booking, 'startsAt' | 'timeZone'>): string =>
  sayInstant(startsAt, timeZone);

const signIn = 'Sign in to join, or to choose another time.';

/** Also sent by email, so they say nothing about health, and have no link into the call. */
export const notices = {
  needed: {
    kind: 'call_needed',
    subject: 'Please choose a time for a call',
    body: 'Your clinician needs to speak with you before a decision. It takes about 20 minutes. Sign in to choose a time.',
  },
  booked: (booking: Booking) => ({
    kind: 'call_booked' as const,
    subject: 'Your call is booked',
    body: `It is on ${when(booking)}. ${signIn}`,
    textUntil: booking.startsAt,
  }),
  handedOver: (booking: Booking) => ({
    kind: 'call_booked' as const,
    subject: 'Another clinician will take your call',
    body: `The time is the same: ${when(booking)}. Your clinician cannot take it, so a colleague will. ${signIn}`,
    textUntil: booking.startsAt,
  }),
  released: {
    kind: 'call_canceled',
    subject: 'Please choose another time for your call',
    body: 'Your clinician cannot take the call that you booked, and no colleague is available at that time. Nothing is charged. Sign in to choose another time.',
  },
  canceled: {
    kind: 'call_canceled',
    subject: 'Your call is canceled',
    body: 'Your visit is paused until you choose another time. Sign in to choose one.',
  },
  day: (booking: Booking) => ({
    kind: 'call_reminder' as const,
    subject: 'Your call is tomorrow',
    body: `It is on ${when(booking)}. ${signIn}`,
    textUntil: booking.startsAt,
  }),
  hour: (booking: Booking) => ({
    kind: 'call_reminder' as const,
    subject: 'Your call is soon',
    body: `It is on ${when(booking)}. ${signIn}`,
    textUntil: booking.startsAt,
  }),
  missed: {
    kind: 'call_missed',
    subject: 'We missed you',
    body: 'Your clinician was there but could not reach you. Sign in to choose another time; nothing is charged for the missed call.',
  },
  missedTwice: {
    kind: 'call_missed',
    subject: 'We missed you again',
    body: 'Your clinician could not reach you for the second time. Sign in to choose another time. If the third call is missed too, your visit ends; nothing is charged.',
  },
  staffMissedTwice: {
    kind: 'call_missed_twice',
    subject: 'A second call was missed',
    body: 'A case waits for a call that was missed twice. Please contact the patient: a third missed call ends the visit. Sign in to open the case.',
  },
} as const;
