import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { isOpen, offerMachine, offerStatuses } from './offer-state.ts';
import { type RecipientFacts, recipientOf, recipientRules } from './recipient.ts';
import { waveAt } from './waves.ts';

const now = new Date('2027-06-01T12:00:00Z');
const good: RecipientFacts = {
  userId: 'patient',
  subscriptionId: 'subscription',
  endedAt: addDays(now, -31),
  isOwnDecision: true,
  hasPaid: true,
  isRunning: false,
  agreesToNews: true,
  waves: [],
  hasOpenOffer: false,
  isHeld: false,
  wasRefused: false,
  hasEmergency: false,
  isInVisit: false,
  hasDispute: false,
  owes: false,
  hasOpenProblem: false,
  asksAboutData: false,
  isDuplicate: false,
};

describe('who gets an offer', () => {
  it.each<[string, Partial<RecipientFacts>, ReturnType<typeof recipientOf>]>([
    ['a patient who left a month ago', {}, { wave: 'first' }],
    ['a patient who left three months ago', { endedAt: addDays(now, -90) }, { wave: 'second' }],
    ['also after the first offer', { endedAt: addDays(now, -90), waves: ['first'] }, { wave: 'second' }],
    ['nobody too soon', { endedAt: addDays(now, -29) }, { refusal: 'not_now' }],
    ['nobody between the two', { endedAt: addDays(now, -60) }, { refusal: 'not_now' }],
    ['nobody who left long ago', { endedAt: addDays(now, -120) }, { refusal: 'not_now' }],
    ['nobody twice', { waves: ['first'] }, { refusal: 'had_it' }],
    [
      'nobody a third time',
      { endedAt: addDays(now, -90), waves: ['first', 'second'] },
      { refusal: 'had_it' },
    ],
    ['nobody who did not agree to news', { agreesToNews: false }, { refusal: 'no_consent' }],
    ['nobody with a subscription', { isRunning: true }, { refusal: 'running' }],
    ['nobody whose treatment others ended', { isOwnDecision: false }, { refusal: 'not_their_decision' }],
    ['nobody who never paid', { hasPaid: false }, { refusal: 'never_paid' }],
    ['nobody with an open offer', { hasOpenOffer: true }, { refusal: 'has_offer' }],
    ['nobody with a hold', { isHeld: true }, { refusal: 'on_hold' }],
    ['nobody who was refused', { wasRefused: true }, { refusal: 'refused' }],
    ['nobody in an emergency', { hasEmergency: true }, { refusal: 'emergency' }],
    ['nobody in a visit', { isInVisit: true }, { refusal: 'in_visit' }],
    ['nobody with a dispute', { hasDispute: true }, { refusal: 'dispute' }],
    ['nobody who owes something', { owes: true }, { refusal: 'owes' }],
    ['nobody with an open problem', { hasOpenProblem: true }, { refusal: 'open_problem' }],
    ['nobody who asks about their data', { asksAboutData: true }, { refusal: 'asks_about_data' }],
    ['nobody with two accounts', { isDuplicate: true }, { refusal: 'duplicate' }],
  ])('%s', (_, changes, expected) => {
    expect(recipientOf({ ...good, ...changes }, now)).toEqual(expected);
  });

  it('every rule refuses a patient whom no other rule refuses', () => {
    for (const applies of Object.values(recipientRules)) expect(applies(good)).toBe(false);
  });

  it.each([
    [0, null],
    [29.9, null],
    [30, 'first'],
    [59.9, 'first'],
    [60, null],
    [89.9, null],
    [90, 'second'],
    [119.9, 'second'],
    [120, null],
    [-5, null],
  ])('%d days after the end: %s', (days, wave) => {
    expect(waveAt(addDays(now, -days), now)).toBe(wave);
  });
});

describe('an offer', () => {
  it('is accepted and declined by its patient alone, and never taken back', () => {
    const allowed = offerStatuses.flatMap((from) =>
      offerStatuses.flatMap((to) =>
        (['patient', 'system', 'operator', 'clinician'] as const)
          .filter((role) => from !== to && offerMachine.move(from, to, role).ok)
          .map((role) => `${from} ${to} ${role}`),
      ),
    );
    expect(allowed.sort()).toEqual([
      'declined accepted patient',
      'offered accepted patient',
      'offered declined patient',
      'offered expired system',
    ]);
  });

  it.each([
    ['offered', 1, true],
    ['declined', 1, true],
    ['offered', 0, false],
    ['declined', -1, false],
    ['accepted', 1, false],
    ['expired', 1, false],
  ] as const)('%s, %d days before its end: can be taken is %s', (status, days, expected) => {
    expect(isOpen({ status, endsAt: addDays(now, days) }, now)).toBe(expected);
  });
});
