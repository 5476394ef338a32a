import { addDays, type CalendarDate, DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { announced, disagreements, type Facts, type Rows, readFacts, type ScreenPath } from './screens.ts';
import { approves, type Patient, proposes, takesReading } from './steps.ts';

/** Minoxidil tablets, whole and half a tablet a day. */
const WHOLE = 702;
const HALF = 701;

type Act = (patient: Patient) => Promise<void>;

/** What the patient does: each act is begun on one device and finished on the other. What follows from it has been done when it ends. */
export interface Acts {
  /** Orders minoxidil tablets, answers the intake and sends it. */
  readonly buys: Act;
  readonly acceptsPlan: Act;
  readonly checksIn: Act;
  /** Asks for the whole tablet instead of half of one. */
  readonly asksForMore: Act;
  readonly pauses: (patient: Patient, until: CalendarDate) => Promise<void>;
  /** Resumes the paused refills before their day. */
  readonly resumes: Act;
  readonly answersAnnual: Act;
  readonly sendsAnnual: Act;
  /** Tells us that they live in Texas now. */
  readonly moves: Act;
  readonly tellsHistory: Act;
  readonly answersRenewal: Act;
  readonly sendsRenewal: Act;
  /** Cancels the subscription. */
  readonly ends: Act;
  /** As `buys`, with an account that has everything but a treatment. */
  readonly returns: Act;
}

/** Where three years are lived: in the API's own process, or in browsers. */
export interface Stage {
  readonly patient: Patient;
  readonly acts: Acts;
  readonly rows: Rows;
  readonly read: () => Promise<Readonly<Record<ScreenPath, string>>>;
  readonly pass: (days: number) => Promise<void>;
  /** Names what happens, for the report. */
  readonly step: (name: string, act: () => Promise<void>) => Promise<void>;
}

/**
 * Three years of one patient: buys, checks in, gets another dose, pauses, checks in again, has the yearly check-in, moves,
 * renews when the refills are used up and again a year later, ends and returns. Staff act through the API. After every step the
 * screens are compared with the tables, and every charge with what was announced for it.
 */
export const liveThreeYears = async (stage: Stage): Promise<void> => {
  const { acts } = stage;
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
  /** Lives until so many days after an instant, or before it. */
  const livesUntil = (instant: Date, days: number): Promise<Facts> =>
    lives(Math.round((addDays(instant, days).getTime() - patient.parts.clock.now().getTime()) / DAY_MS));
  const began = patient.parts.clock.now();
  /** The day of the charge that is planned. */
  const nextCharge = ({ subscriptions: [running] }: Facts): Date => {
    if (!running?.next_billing_date) throw new Error('No charge is planned.');
    return running.next_billing_date;
  };
  const statusOf = ({ subscriptions }: Facts): string => subscriptions.map(({ status }) => status).join();
  const checksIn = async (): Promise<void> => {
    await acts.checksIn(patient);
    expectFact((await look()).active.length === 1, 'one prescription runs after the check-in');
  };

  await stage.step('buys minoxidil tablets, and a clinician begins with half of one', async () => {
    await acts.buys(patient);
    await look();
    await proposes(patient, [HALF]);
    await look();
    await acts.acceptsPlan(patient);
    await stage.pass(1);
    const { charges } = await look();
    expectFact(charges.length === 1, 'the first package was charged once');
  });

  await stage.step('checks in after seven weeks', async () => {
    await lives(45);
    await checksIn();
  });

  await stage.step('asks for the whole tablet, and gets it', async () => {
    await lives(55);
    await acts.asksForMore(patient);
    await look();
    await proposes(patient, [WHOLE]);
    await acts.acceptsPlan(patient);
    const { active } = await look();
    expectFact(active.length === 1, 'one prescription runs');
  });

  await stage.step('pauses for two months, and nothing is charged', async () => {
    const planned = nextCharge(await look());
    const { charges } = await livesUntil(planned, -10);
    await acts.pauses(patient, toCalendarDate(addDays(planned, 60)));
    expectFact(statusOf(await look()) === 'paused', 'the refills are paused');
    const after = await livesUntil(planned, 30);
    expectFact(after.charges.length === charges.length, 'nothing was charged in the pause');
  });

  await stage.step('checks in again after half a year', checksIn);

  await stage.step('resumes before the pause is over', async () => {
    const paused = await lives(10);
    expectFact(statusOf(paused) === 'paused', 'the pause is not over yet');
    await acts.resumes(patient);
    const running = await look();
    expectFact(statusOf(running) === 'active', 'the refills run again');
    const planned = nextCharge(running);
    expectFact(planned < nextCharge(paused), 'the next charge is before the end of the pause');
    const after = await livesUntil(planned, 3);
    expectFact(after.charges.length === paused.charges.length + 1, 'one refill follows the pause');
  });

  await stage.step('has the yearly check-in, begun on one device and sent on the other', async () => {
    await livesUntil(began, 340);
    await acts.answersAnnual(patient);
    await look();
    await acts.sendsAnnual(patient);
    await look();
    await approves(patient);
    expectFact((await look()).active.length === 1, 'one prescription runs');
  });

  await stage.step('moves to another state, where a clinician takes over', async () => {
    await lives(60);
    await acts.moves(patient);
    patient = { ...patient, state: 'TX' };
    const waiting = await look();
    expectFact(waiting.active.length === 0, 'the prescription waits');
    const after = await lives(30);
    expectFact(after.charges.length === waiting.charges.length, 'nothing is charged while it waits');
    await acts.tellsHistory(patient);
    await takesReading(patient);
    await approves(patient, 1);
    expectFact(statusOf(await look()) === 'active', 'the refills go on');
  });

  /** Begins the renewal that is due on one device and sends it on the other; a clinician approves it. */
  const renews = async (): Promise<void> => {
    await acts.answersRenewal(patient);
    await look();
    await acts.sendsRenewal(patient);
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
    await acts.ends(patient);
    const { charges, subscriptions } = await look();
    expectFact(subscriptions.length === 0, 'nothing ships regularly');
    const after = await lives(75);
    expectFact(after.charges.length === charges.length, 'nothing was charged after the end');
  });

  await stage.step('returns when the last package is used up', async () => {
    await acts.returns(patient);
    await look();
    await approves(patient);
    await stage.pass(1);
    expectFact(statusOf(await look()) === 'active', 'the refills run again');
    await lives(60);
  });
};
