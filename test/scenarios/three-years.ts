import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { formatMoney } from '#kernel/money.ts';
import { consentHash } from '#modules/account/index.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { type Answers, pruneHidden, type QuizConfig } from '#modules/quiz/index.ts';
import { askForMore, proposeAndAccept, WHOLE } from '#simulators/demo/history/dose-stories.ts';
import { read } from '#simulators/demo/history/story-steps.ts';
import { announced, disagreements, type Facts, type Rows, readFacts, type ScreenPath } from './screens.ts';
import {
  acceptsPlan,
  answers,
  approves,
  asks,
  moves,
  type Patient,
  proposes,
  sends,
  sendsAnnual,
  takesReading,
  tellsHistory,
} from './steps.ts';

const HALF = 701;

/** Where three years are lived: in the API's own process or in a browser. */
export interface Stage {
  readonly patient: Patient;
  readonly rows: Rows;
  readonly read: () => Promise<Readonly<Record<ScreenPath, string>>>;
  readonly pass: (days: number) => Promise<void>;
  /** Names what happens, for the report. */
  readonly step: (name: string, act: () => Promise<void>) => Promise<void>;
}

/** The same patient with their other device in the hand. */
const onOtherDevice = (patient: Patient): Patient => ({
  ...patient,
  ask: patient.otherDevice.ask,
  otherDevice: { ask: patient.ask },
  parts: { ...patient.parts, patient: patient.otherDevice },
});

/** Answers the check-in that is due on one device, and sends it on the other. */
const checksIn = async ({ ask, otherDevice, parts }: Patient): Promise<void> => {
  const due = await ask('{ currentUser { checkIns { questionnaire { responseId revision config } } } }');
  const open = Object(due.currentUser).checkIns.find((one: { questionnaire: unknown }) => one.questionnaire);
  if (!open) throw new Error('No check-in is due.');
  const { responseId, revision, config } = open.questionnaire;
  const healthy: Answers = { ...healthyCheckIn(toCalendarDate(parts.clock.now())), plan_started: 'yes' };
  const given = pruneHidden(JSON.parse(config) as QuizConfig, healthy);
  const saved = await ask('mutation($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }', {
    input: { responseId, revision, answersJson: JSON.stringify(given) },
  });
  await otherDevice.ask(
    'mutation($id: ID!, $revision: Int!) { submitCheckIn(responseId: $id, revision: $revision) { result } }',
    { id: responseId, revision: Number(read(saved, 'saveCheckIn', 'revision')) },
  );
  await parts.settle();
};

const subscriptionOf = async ({ ask }: Patient): Promise<string> =>
  read(
    await ask('{ currentUser { billing { subscriptions { id } } } }'),
    'currentUser',
    'billing',
    'subscriptions',
    '0',
    'id',
  );

/** Pauses the refills for so many days from the next charge: looked at on one device, agreed to on the other. */
const pauses = async (patient: Patient, next: Date, days: number): Promise<void> => {
  const subscriptionId = await subscriptionOf(patient);
  const change = { subscriptionId, kind: 'pause', date: toCalendarDate(addDays(next, days)) };
  const quote = await patient.ask(
    'query($change: RefillChangeInput!) { refillChange(change: $change) { consentText consentVersion } }',
    { change },
  );
  const text = Object(quote.refillChange).consentText;
  await patient.otherDevice.ask(
    `mutation($change: RefillChangeInput!, $id: ID!, $version: String!, $hash: String) {
      changeRefill(change: $change, requestId: $id, agreed: true, consentVersion: $version, shownHash: $hash) }`,
    {
      change,
      id: randomIds.uuid(),
      version: read(quote, 'refillChange', 'consentVersion'),
      hash: text ? consentHash(text) : null,
    },
  );
  await patient.parts.settle();
};

const ends = async (patient: Patient): Promise<void> => {
  const id = await subscriptionOf(patient);
  await patient.otherDevice.ask(
    'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }',
    { id },
  );
  await patient.parts.settle();
};

/**
 * Three years of one patient: buys, checks in, gets another dose, pauses, checks in again, has the yearly check-in, moves,
 * renews when the refills are used up and again a year later, ends and returns; the other device takes over in the middle of
 * each flow. After every step the screens are compared with the tables, and every charge with what was announced for it.
 */
export const liveThreeYears = async (stage: Stage): Promise<void> => {
  let { patient } = stage;
  let before: Facts | null = null;
  let promised: string | null = null;

  /** Compares everything; returns what the tables say. */
  const look = async (isPassing = false): Promise<Facts> => {
    const facts = await readFacts(stage.rows);
    const texts = await stage.read();
    const wrong = disagreements(texts, facts);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const fresh = facts.charges.slice(before?.charges.length ?? 0).map(formatMoney);
    if (isPassing && fresh.some((amount) => amount !== promised))
      throw new Error(`Charged ${fresh.join(', ')} instead of ${promised}.`);
    promised = announced(texts['/dashboard'])?.amount ?? null;
    before = facts;
    return facts;
  };
  const lives = async (days: number, chunk = 30): Promise<Facts> => {
    for (let left = days; left > 0; left -= chunk) {
      await stage.pass(Math.min(chunk, left));
      await look(true);
    }
    return look();
  };
  const expectFact = (isTrue: boolean, what: string): void => {
    if (!isTrue) throw new Error(`It is not so that ${what}.`);
  };
  const statusOf = ({ subscriptions }: Facts): string => subscriptions.map(({ status }) => status).join();

  await stage.step('buys minoxidil tablets, and a clinician begins with half of one', async () => {
    await asks(patient, [WHOLE]);
    await look();
    await proposes(patient, [HALF]);
    await look();
    await acceptsPlan(onOtherDevice(patient));
    await stage.pass(1);
    const { charges } = await look();
    expectFact(charges.length === 1, 'the first package was charged once');
  });

  await stage.step('checks in after seven weeks', async () => {
    await lives(45);
    await checksIn(patient);
    await look();
  });

  await stage.step('asks for the whole tablet, and gets it', async () => {
    await lives(55);
    await askForMore(onOtherDevice(patient).parts);
    await look();
    await proposeAndAccept(patient.parts, WHOLE, 'Your readings allow the whole tablet.');
    const { active } = await look();
    expectFact(active.length === 1, 'one prescription runs');
  });

  await stage.step('pauses for two months, and nothing is charged', async () => {
    const { subscriptions, charges } = await lives(60);
    const next = subscriptions[0]?.next_billing_date;
    if (!next) throw new Error('No charge is planned.');
    await pauses(patient, next, 60);
    expectFact(statusOf(await look()) === 'paused', 'the refills are paused');
    const after = await lives(30);
    expectFact(after.charges.length === charges.length, 'nothing was charged in the pause');
  });

  await stage.step('checks in again after half a year', async () => {
    await checksIn(onOtherDevice(patient));
    await look();
  });

  await stage.step('has the yearly check-in, begun on one device and sent on the other', async () => {
    await lives(149);
    await answers(onOtherDevice(patient), 'startAnnualCheckIn');
    await look();
    await sendsAnnual(patient);
    await look();
    await approves(patient);
    expectFact((await look()).active.length === 1, 'one prescription runs');
  });

  await stage.step('moves to another state, where a clinician takes over', async () => {
    await lives(60);
    patient = await moves(patient, 'TX');
    const waiting = await look();
    expectFact(waiting.active.length === 0, 'the prescription waits');
    const after = await lives(30);
    expectFact(after.charges.length === waiting.charges.length, 'nothing is charged while it waits');
    await tellsHistory(onOtherDevice(patient));
    await takesReading(patient);
    await approves(patient, 1);
    expectFact(statusOf(await look()) === 'active', 'the refills go on');
  });

  /** Begins the renewal that is due on one device and sends it on the other; a clinician approves it. */
  const renews = async (): Promise<void> => {
    const answered = await answers(onOtherDevice(patient), 'startRenewal');
    await look();
    await sends(patient, answered);
    await look();
    await approves(patient);
    const { active, subscriptions } = await look();
    expectFact(active.length === 1, 'one prescription runs');
    expectFact(subscriptions.length === 1, 'one subscription goes on');
  };

  await stage.step('renews when the refills are used up', async () => {
    const { charges } = await lives(200);
    expectFact(statusOf(await look()) === 'on_hold_rx', 'the refills wait for the renewal');
    await renews();
    const after = await lives(15);
    expectFact(after.charges.length === charges.length + 1, 'one refill follows the renewal');
  });

  await stage.step('renews again, a year later', async () => {
    await lives(330);
    await renews();
  });

  await stage.step('ends it, and nothing more is charged', async () => {
    await lives(45);
    await ends(patient);
    const { charges, subscriptions } = await look();
    expectFact(subscriptions.length === 0, 'nothing ships regularly');
    const after = await lives(75);
    expectFact(after.charges.length === charges.length, 'nothing was charged after the end');
  });

  await stage.step('returns when the last package is used up', async () => {
    await asks(onOtherDevice(patient), [WHOLE]);
    await look();
    await approves(patient);
    await stage.pass(1);
    expectFact(statusOf(await look()) === 'active', 'the refills run again');
    await lives(60);
  });
};
