import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewalMachine } from '#modules/renewal/domain/renewal-state.ts';
import * as history from '#modules/renewal/pages/medical-history.page.tsx';
import * as photo from '#modules/renewal/pages/photo.page.tsx';
import * as photos from '#modules/renewal/pages/photos.page.tsx';
import * as progress from '#modules/renewal/pages/progress.page.tsx';
import * as renewal from '#modules/renewal/pages/renewal.page.tsx';
import * as options from '#modules/renewal/pages/subscription-options.page.tsx';
import type { CurrentRenewalStatus } from '#modules/renewal/services/current-renewal.ts';
import { read } from '#simulators/demo/history/story-steps.ts';
import { finasteride } from '../harness/products.ts';
import { openScenarios, type Patient, type Scenarios } from './patients.ts';
import { refuses, saves } from './steps.ts';
import { TransitionCoverage } from './transition-coverage.ts';

/**
 * Every state of a renewal, reached as a patient and a clinician reach it: through the API that the pages and the desk use,
 * and time. Each test says what the pages say then. The last one fails when a state or a transition of the machine was left out.
 */
const coverage = new TransitionCoverage(renewalMachine, 'renewal');
/** The title of the first page in each state that pages show; one of two where a renewal is open. */
const titles: Readonly<Record<CurrentRenewalStatus, RegExp>> = {
  none: /You have nothing to renew/,
  not_due: /No renewal needed yet/,
  open: /Time to renew your prescription|Your prescription has expired/,
  in_progress: /Finish your renewal/,
  submitted: /Renewal sent/,
  denied: /Not renewed/,
  moved: /You moved, so this renewal is on hold/,
};
const seen = new Set<string>();
let s: Scenarios;
/** A patient who was prescribed two refills only. */
let usedUp: Patient;
let refused: { readonly patient: Patient; readonly charged: unknown };
/** Patients whose treatment began on the same day, one for each test. */
const waiting: Patient[] = [];
const next = (): Patient => {
  const patient = waiting.pop();
  if (!patient) throw new Error('There are more tests than patients.');
  return patient;
};

beforeAll(async () => {
  s = await openScenarios();
  for (let n = 0; n < 12; n += 1) waiting.push(await s.treated([finasteride], 6));
  usedUp = await s.treated([finasteride], 2);
}, 300_000);
afterAll(() => s?.close());

const steps = [
  ['progress', progress, {}],
  ['medical history', history, {}],
  ['photos', photos, {}],
  ['one photo', photo, { params: { imageStep: 'front' } }],
  ['the plan from here', options, {}],
] as const;

/** What each step says, when there is nothing to do on it. */
const everyStep = async (patient: Patient): Promise<readonly string[]> => {
  const texts = [];
  for (const [, page, input] of steps) texts.push(await patient.reads(page, input));
  return texts;
};
/** The patient sees this state on the first page; returns what it says. */
const sees = async (patient: Patient, status: CurrentRenewalStatus): Promise<string> => {
  const shown = await patient.ask('{ currentUser { renewal { status } } }');
  expect(read(shown, 'currentUser', 'renewal', 'status')).toBe(status);
  seen.add(status);
  const text = await patient.reads(renewal);
  expect(text).toMatch(titles[status]);
  return text;
};
const charges = (patient: Patient) => s.charges(patient.user.id);
const statuses = async ({ user }: Patient): Promise<string[]> =>
  s.knex('renewal').where({ user_id: user.id }).orderBy('created_at').pluck('status');
const subscriptions = async ({ user }: Patient): Promise<string[]> =>
  s.knex('subscription').where({ user_id: user.id }).orderBy('created_at').pluck('status');
const prescriptions = async ({ user }: Patient): Promise<string[]> =>
  s.knex('prescription').where({ user_id: user.id }).orderBy('created_at').pluck('status');
const START = 'mutation { startRenewal { status } }';

describe('before a renewal is due', () => {
  it('early: the pages say when it opens, and it cannot be started', async () => {
    const patient = next();
    const text = await sees(patient, 'not_due');
    expect(text).toMatch(/Your renewal opens on \w+ \d+, \d{4} at the latest\. We will let you know\./);
    expect(text).toContain('Your refills continue as planned.');
    for (const step of await everyStep(patient)) {
      expect(step).toContain('No renewal needed yet');
      expect(step).toContain('See your renewal');
    }
    await expect(patient.ask(START)).rejects.toThrow(/opens on/);
    expect(await statuses(patient)).toEqual([]);
  });

  it('without a prescription there is nothing to renew', async () => {
    const patient = await s.newPatient();
    await sees(patient, 'none');
    for (const step of await everyStep(patient)) expect(step).toContain('You have nothing to renew');
    await expect(patient.ask(START)).rejects.toThrow('You have no prescription that can be renewed.');
  });
});

describe('a month before the prescription ends', () => {
  beforeAll(() => s.daysPass(336, 7), 300_000);

  it('due: every page leads to its start', async () => {
    const patient = next();
    const text = await sees(patient, 'open');
    expect(text).toContain('Renew now to keep your refills coming.');
    expect(text).toContain('Start your renewal');
    expect(text).toMatch(/Refills that are due before .* are charged and shipped as planned\./);
    for (const step of await everyStep(patient)) expect(step).toContain('Start the questions');
    expect(await statuses(patient)).toEqual(['open']);
  });

  it('due, with the last refill used up: the page says that nothing is charged until it is renewed', async () => {
    const text = await sees(usedUp, 'open');
    expect(text).toContain('You have no refills left.');
    expect(text).toContain('you are not charged for them until a clinician renews it');
    expect(await statuses(usedUp)).toEqual(['open']);
    expect(await subscriptions(usedUp)).toEqual(['on_hold_rx']);
  });

  it('begun on one device and finished on another, it is sent, and approved', async () => {
    const patient = next();
    await patient.ask(START);
    await sees(patient, 'in_progress');
    expect(await patient.reads(options)).toContain('Something is missing');
    // Another device answers; this one continues where that one left it.
    const parts = { ...patient.parts, patient: patient.otherDevice };
    const answered = await s.answers({ ...patient, parts });
    expect(await patient.reads(options)).toContain('Is this still your address?');
    const before = await charges(patient);
    await s.sends(patient, answered);
    expect(await charges(patient)).toEqual(before);
    expect(await statuses(patient)).toEqual(['submitted']);
    const sent = await sees(patient, 'submitted');
    expect(sent).toContain('Status');
    for (const step of (await everyStep(patient)).slice(0, 2))
      expect(step).toContain('Sent to your clinician');
    await s.approves(patient);
    expect(await statuses(patient)).toEqual(['approved']);
    await sees(patient, 'not_due');
    expect(await prescriptions(patient)).toEqual(['superseded', 'active']);
    expect(await subscriptions(patient)).toEqual(['active']);
  });

  it('refused: it says why, and that nothing more is charged', async () => {
    const patient = next();
    refused = { patient, charged: await charges(patient) };
    await s.sends(patient, await s.answers(patient));
    await refuses(patient);
    const text = await sees(patient, 'denied');
    expect(text).toContain('Nothing more is charged for it.');
    expect(text).toContain('Read your messages');
    for (const step of await everyStep(patient)) expect(step).toContain('Not renewed');
    expect(await statuses(patient)).toEqual(['denied']);
    expect(await subscriptions(patient)).toEqual(['canceled']);
  });

  it('renewed with a change: the patient agrees to the new price first', async () => {
    const patient = next();
    await s.sends(patient, await s.answers(patient));
    const other = s.products.find(({ drugType, id }) => drugType === 'finasteride' && id !== finasteride);
    await s.proposes(patient, [other?.id ?? 0]);
    expect(await statuses(patient)).toEqual(['submitted']);
    await s.acceptsPlan(patient);
    expect(await statuses(patient)).toEqual(['approved_with_changes']);
    await sees(patient, 'not_due');
  });

  it('closed by the patient, it can be started again', async () => {
    const patient = next();
    await s.answers(patient);
    await patient.otherDevice.ask('mutation { closeRenewal { status } }');
    expect(await statuses(patient)).toEqual(['canceled']);
    expect(await patient.reads(renewal)).toContain('Start your renewal');
    s.clock.advance(1);
    await patient.ask(START);
    expect(await statuses(patient)).toEqual(['canceled', 'in_progress']);
  });

  it('withdrawn before a decision, it is closed and due again', async () => {
    const patient = next();
    await s.sends(patient, await s.answers(patient));
    await patient.ask('mutation { cancelVisit(reason: "Later") }');
    expect(await patient.reads(renewal)).toContain('Start your renewal');
    s.clock.advance(1);
    await patient.ask(START);
    expect(await statuses(patient)).toEqual(['canceled', 'in_progress']);
  });

  it('on hold: an emergency in answers that nobody sent reaches a clinician, and nothing is charged', async () => {
    const patient = next();
    await patient.ask(START);
    await saves(patient, { urgent_symptoms: ['chest_pain'] });
    await expect(patient.ask('mutation { closeRenewal { status } }')).rejects.toThrow(
      /need a clinician’s attention today/,
    );
    await s.daysPass(0.01, 0.005);
    expect(await statuses(patient)).toEqual(['submitted']);
    const text = await sees(patient, 'submitted');
    expect(text).toContain('Refills are on hold until a clinician has reviewed your answers.');
    expect(text).toContain('Nothing is charged in the meantime.');
  });

  it('moved away: it waits for a clinician there, whose prescription ends it, begun or not', async () => {
    for (const isBegun of [false, true]) {
      const stayed = next();
      if (isBegun) await s.answers(stayed);
      const patient = await s.moves(stayed, 'TX');
      const text = await sees(patient, 'moved');
      expect(text).toContain('Update where you live');
      expect(text).toContain('Nothing is charged for them in the meantime.');
      for (const step of await everyStep(patient)) expect(step).toContain('You moved');
      await expect(patient.ask(START)).rejects.toThrow(/You moved/);
      await s.tellsHistory(patient);
      await s.approves(patient);
      await s.settle();
      await sees(patient, 'not_due');
      expect(await statuses(patient)).toEqual(['canceled']);
      expect(await s.drafts(patient)).toEqual([]);
    }
  });
});

describe('a year after the first visit', () => {
  beforeAll(() => s.daysPass(40), 300_000);

  it('nothing more was charged to the patient who was refused', async () => {
    expect(await charges(refused.patient)).toEqual(refused.charged);
  });

  it('overdue: the refills are on hold, nothing is charged, and it can still be sent', async () => {
    const patient = usedUp;
    const before = await charges(patient);
    expect(await subscriptions(patient)).toEqual(['on_hold_rx']);
    const text = await sees(patient, 'open');
    expect(text).toContain('Your prescription has expired');
    expect(text).toContain('Refills are on hold and nothing is charged until a clinician renews it.');
    expect(text).toContain('The refills of this prescription are paused');
    expect(text).toContain('Start your renewal');
    await s.sends(patient, await s.answers(patient));
    expect(await charges(patient)).toEqual(before);
    await s.approves(patient);
    expect(await subscriptions(patient)).toEqual(['active']);
    await s.daysPass(10);
    expect(await charges(patient)).toHaveLength(before.length + 1);
  });
});

it('reaches every state that the pages know, and every state and transition of the machine', async () => {
  expect(Object.keys(titles).filter((status) => !seen.has(status))).toEqual([]);
  await coverage.note(s.knex);
  expect(coverage.missingStates()).toEqual([]);
  expect(coverage.missingTransitions()).toEqual([]);
});
