import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewalMachine } from '#modules/renewal/domain/renewal-state.ts';
import * as entry from '#modules/renewal/pages/annual-check-in.page.tsx';
import * as complete from '#modules/renewal/pages/annual-complete.page.tsx';
import * as photos from '#modules/renewal/pages/annual-photos.page.tsx';
import * as review from '#modules/renewal/pages/annual-review.page.tsx';
import * as shipping from '#modules/renewal/pages/annual-shipping.page.tsx';
import * as renewal from '#modules/renewal/pages/renewal.page.tsx';
import * as options from '#modules/renewal/pages/subscription-options.page.tsx';
import type { AnnualStatus } from '#modules/renewal/services/annual/annual-status.ts';
import { askForMore, proposeAndAccept, WHOLE } from '#simulators/demo/history/dose-stories.ts';
import { sendRenewal } from '#simulators/demo/history/renewal-story.ts';
import { read } from '#simulators/demo/history/story-steps.ts';
import { allTexts } from '../harness/visit-api.ts';
import { openScenarios, type Patient, type Scenarios } from './patients.ts';
import { refuses, saves } from './steps.ts';
import { TransitionCoverage } from './transition-coverage.ts';

/**
 * Every state of the yearly check-in, reached through the API that the pages and the desk use, and time. The patients take
 * minoxidil tablets, whose dose a clinician raised months after the first visit: their prescriptions are newer than the
 * last time when everything was asked.
 */
const coverage = new TransitionCoverage(renewalMachine, 'renewal');
const HALF = 701;

/** The title of the first page in each state. */
const titles: Readonly<Record<AnnualStatus, string>> = {
  none: 'You have no yearly check-in',
  not_due: 'Your yearly check-in is not due yet',
  joined: 'Your yearly check-in is part of your renewal',
  open: 'Time for your yearly check-in',
  in_progress: 'Finish your yearly check-in',
  submitted: 'Your yearly check-in is sent',
  denied: 'Not renewed',
  moved: 'You moved, so your yearly check-in is on hold',
};
const seen = new Set<string>();
let s: Scenarios;
let joined: Patient;
const waiting: Patient[] = [];
const next = (): Patient => {
  const patient = waiting.pop();
  if (!patient) throw new Error('There are more tests than patients.');
  return patient;
};

/** The patient sees this state, on the first page and, where nothing is open, on every later one. */
const sees = async (patient: Patient, status: AnnualStatus): Promise<string> => {
  const shown = await patient.ask('{ currentUser { annualCheckIn { status title } } }');
  expect(read(shown, 'currentUser', 'annualCheckIn', 'status')).toBe(status);
  expect(read(shown, 'currentUser', 'annualCheckIn', 'title')).toBe(titles[status]);
  seen.add(status);
  if (status === 'in_progress') return patient.reads(shipping);
  const text = await patient.reads(entry);
  for (const page of [shipping, photos, review]) expect(await patient.reads(page)).toContain(titles[status]);
  return text;
};
const statuses = ({ user }: Patient): Promise<string[]> =>
  s.knex('renewal').where({ user_id: user.id }).orderBy('created_at').pluck('status');
const one = async (table: string, { user }: Patient) =>
  (await s.knex(table).where({ user_id: user.id }).orderBy('created_at', 'desc'))[0];
const START = 'mutation { startAnnualCheckIn { status } }';

beforeAll(async () => {
  s = await openScenarios();
  for (let n = 0; n < 9; n += 1) {
    const patient = await s.newPatient();
    await s.asks(patient, [WHOLE]);
    await s.proposes(patient, [HALF]);
    await s.acceptsPlan(patient);
    waiting.push(patient);
  }
  joined = await s.treated();
  await s.daysPass(100, 10);
  for (const { parts } of waiting) {
    await askForMore(parts);
    await proposeAndAccept(parts, WHOLE, 'Your readings allow the whole tablet.');
  }
}, 300_000);
afterAll(() => s?.close());

describe('before it is due', () => {
  it('says when it opens, and cannot be started', async () => {
    const patient = next();
    const text = await sees(patient, 'not_due');
    expect(text).toMatch(/It opens on \w+ \d+, \d{4}, and we will let you know\./);
    expect(text).toContain('Your refills continue as planned.');
    await expect(patient.ask(START)).rejects.toThrow(/opens on/);
    expect(await sees(await s.newPatient(), 'none')).not.toContain('Your refills');
  });
});

describe('eleven months after everything was asked', () => {
  beforeAll(() => s.daysPass(236, 8), 300_000);

  it('is open, says by when it has to be sent, and the pages of a renewal lead to it', async () => {
    const patient = next();
    const text = await sees(patient, 'open');
    expect(text).toMatch(/Please send it by \w+ \d+, \d{4}\./);
    expect(text).toContain('Why once a year');
    expect(text).toMatch(/Starting \w+ \d+, \d{4}, your refills pause/);
    expect(await patient.reads(renewal)).toContain('Go to your yearly check-in');
    await expect(patient.ask('mutation { startRenewal { status } }')).rejects.toThrow(/replaces a renewal/);
  });

  it('is part of a renewal that is due: one flow that asks each thing once, also the address and the supply', async () => {
    expect(await sees(joined, 'joined')).toContain('You answer each question once');
    await expect(joined.ask(START)).rejects.toThrow(/part of your renewal/);
    const answered = await s.answers(joined);
    const last = await joined.reads(options);
    expect(last).toContain('Is this still your address?');
    for (const size of ['No change: 3 months', '6 months', '12 months'])
      expect(last).toContain(`${size} at a time`);
    expect(last).toContain('Choose above how it continues.');
    const unread = { consentText: '', read: allTexts };
    await expect(sendRenewal(joined.parts, answered, unread)).rejects.toThrow(/confirm your address/);
    // The pages of the check-in ask nothing a second time.
    await sees(joined, 'joined');
    await s.sends({ ...joined, parts: { ...joined.parts, patient: joined.otherDevice } }, answered);
    expect(await joined.reads(renewal)).toContain('Renewal sent');
    await s.approves(joined);
    expect(await statuses(joined)).toEqual(['approved']);
    await sees(joined, 'not_due');
  });

  it('begun on one device and finished on another, it is sent, and approved', async () => {
    const patient = next();
    await s.answers(
      { ...patient, parts: { ...patient.parts, patient: patient.otherDevice } },
      'startAnnualCheckIn',
    );
    expect(await sees(patient, 'in_progress')).toContain('Is this still your address?');
    await s.sendsAnnual(patient);
    expect(await sees(patient, 'submitted')).toContain('A clinician is reading it and will message you.');
    expect(await patient.reads(complete)).toContain('Sent to your clinician');
    await s.approves(patient);
    expect(await statuses(patient)).toEqual(['approved']);
    await sees(patient, 'not_due');
    expect((await one('subscription', patient)).status).toBe('active');
  });

  it('approved with a change, when the patient agrees to it', async () => {
    const patient = next();
    await s.answers(patient, 'startAnnualCheckIn');
    await s.sendsAnnual(patient);
    await s.proposes(patient, [HALF]);
    await s.acceptsPlan(patient);
    expect(await statuses(patient)).toEqual(['approved_with_changes']);
  });

  it('refused, it ends what it was about', async () => {
    const patient = next();
    await s.answers(patient, 'startAnnualCheckIn');
    await s.sendsAnnual(patient);
    await refuses(patient);
    const text = await sees(patient, 'denied');
    expect(text).toContain('Nothing more is charged for it.');
    expect(text).toContain('Nothing is charged or shipped without a valid prescription.');
    expect((await one('subscription', patient)).status).toBe('canceled');
  });

  it('closed by the patient, or withdrawn, it is open again', async () => {
    const patient = next();
    await s.answers(patient, 'startAnnualCheckIn');
    await patient.otherDevice.ask('mutation { closeRenewal { status } }');
    await sees(patient, 'open');
    s.clock.advance(1);
    await s.answers(patient, 'startAnnualCheckIn');
    await s.sendsAnnual(patient);
    await patient.ask('mutation { cancelVisit(reason: "Later") }');
    await sees(patient, 'open');
    s.clock.advance(1);
    await patient.ask(START);
    expect(await statuses(patient)).toEqual(['canceled', 'canceled', 'in_progress']);
  });

  it('moved away: a clinician there asks about everything, which ends it', async () => {
    const patient = await s.moves(next(), 'WA');
    const text = await sees(patient, 'moved');
    expect(text).toContain('Nothing is charged for them in the meantime.');
    await expect(patient.ask(START)).rejects.toThrow(/You moved/);
    await s.tellsHistory(patient);
    // The history is one for every hair treatment; the reading that these tablets need is taken down at the desk.
    await s.takesReading(patient);
    await s.approves(patient);
    await s.settle();
    await sees(patient, 'not_due');
    expect(await statuses(patient)).toEqual(['canceled']);
  });

  it('an emergency in answers that nobody sent reaches a clinician, and holds the refills', async () => {
    const patient = next();
    await patient.ask(START);
    await saves(patient, { urgent_symptoms: ['chest_pain'] });
    await s.daysPass(0.01, 0.005);
    const text = await sees(patient, 'submitted');
    expect(text).toContain('Refills are on hold: nothing is sent or charged until a clinician has decided.');
  });
});

describe('a year after everything was asked', () => {
  beforeAll(() => s.daysPass(32, 4), 300_000);

  it('overdue, the prescription is on hold until it is sent and decided', async () => {
    const patient = next();
    expect((await one('prescription', patient)).status).toBe('on_hold');
    const before = await s.charges(patient.user.id);
    const text = await patient.reads(entry);
    expect(text).toContain('Your yearly check-in is overdue');
    expect(text).toContain('It takes about ten minutes, and it is free.');
    expect(text).toContain('Refills are on hold: nothing is sent or charged.');
    await s.answers(patient, 'startAnnualCheckIn');
    await s.sendsAnnual(patient);
    expect((await one('prescription', patient)).status).toBe('on_hold');
    await s.daysPass(5);
    expect(await s.charges(patient.user.id)).toEqual(before);
    await s.approves(patient);
    expect((await one('prescription', patient)).status).toBe('active');
    expect((await one('subscription', patient)).status).toBe('active');
  });
});

it('reaches every state that the pages know, and every state and transition of the machine', async () => {
  expect(Object.keys(titles).filter((status) => !seen.has(status))).toEqual([]);
  await coverage.note(s.knex, await s.knex('renewal').where({ kind: 'annual' }).pluck('id'));
  expect(coverage.missingStates()).toEqual([]);
  // A move ends it before it is begun; that one in progress ends the same way is shown for renewals.
  expect(coverage.missingTransitions()).toEqual(['in_progress to canceled by system']);
});
