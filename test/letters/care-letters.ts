import { notices as call } from '#modules/call/services/notices.ts';
import { checkInNotices } from '#modules/consultation/services/check-in/notices.ts';
import { notices as visit } from '#modules/consultation/services/notices.ts';
import { staffEmails } from '#modules/consultation/services/paging/staff-emails.ts';
import { notices as desk } from '#modules/desk/services/notices.ts';
import { notices as message } from '#modules/message/services/notices.ts';
import { acceptedNotice, offerNotice } from '#modules/offer/domain/offer-texts.ts';
import { notices as treatment } from '#modules/prescription/services/notices.ts';
import { notices as rights } from '#modules/rights/services/notices.ts';
import { notices as request } from '#modules/support/services/notices.ts';
import type { Letter } from './letter.ts';

const APP = 'https://app.thicket.test';
const at = new Date('2027-03-12T19:20:00Z');

const booking = {
  ...{ id: 'booking', consultationId: 'visit', clinicianId: 'clinician', room: 'room' },
  ...{ startsAt: at, endsAt: at, createdAt: at, timeZone: 'America/New_York' },
  status: 'booked',
} as const;

const number = 'R-1007';
const requestUrl = `${APP}/account/customer-service-request/${number}`;

/** Letters that a function of the product writes: they are asked for here with sample values. */
export const careLetters: readonly Letter[] = [
  visit.approved(),
  visit.ended(),
  visit.canceled(),
  visit.expired(),
  desk.refused,
  visit.confirmCorrection(),
  treatment.held,
  treatment.resumed,
  treatment.discontinued,
  treatment.interrupted,
  treatment.planned,
  visit.identification(),
  visit.questions(),
  visit.delayed(),
  desk.planProposed(`${APP}/confirm-plan?link=0123456789abcdef`),
  desk.newMessage,
  message.waiting,
  message.late,
  visit.photosNeeded(at)(),
  desk.retakePhotos,
  call.needed,
  call.booked(booking),
  call.released,
  call.day(booking),
  call.missed,
  call.staffMissedTwice,
  checkInNotices.due,
  checkInNotices.fine,
  checkInNotices.flagged,
  checkInNotices.missing,
  visit.waiting(),
  visit.progress(),
  request.received(number, at, requestUrl),
  request.handedOver(number, `${APP}/messages`),
  request.answered(number, requestUrl),
  request.asked(number, requestUrl),
  request.closed(number, requestUrl),
  request.late(number, requestUrl),
  rights.exportReady(at),
  rights.exportFailed(),
  rights.deletionScheduled(at),
  rights.deletionWithdrawn(),
  rights.deleted(),
  offerNotice(
    { percent: 20, cycles: 2, endedAt: new Date('2027-01-12T19:20:00Z'), endsAt: at },
    `${APP}/account/offer`,
  ),
  acceptedNotice({ amount: 4_320, on: at, everyDays: 90 }, `${APP}/account`),
  staffEmails.emergency,
  staffEmails.deadline(2),
];
