import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { careThreadPort } from '#modules/message/index.ts';
import type { Page, PageOutcome } from '#server/ports/pager.ts';
import { pagerPort } from '#server/ports/pager.ts';
import { provide } from '#server/scope.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { RESPOND_TO_ALERT } from '#test/harness/treatment-api.ts';
import { escalationSweep } from './services/paging/escalate.ts';
import { queuePages } from './services/paging/queue-pages.ts';

const MINUTE_MS = 60_000;
const accepted: PageOutcome = { kind: 'accepted' };
const down: PageOutcome = { kind: 'unavailable', reason: 'no answer' };

let answer: (page: Page) => PageOutcome = () => accepted;
let sent: (Page & { readonly at: number })[] = [];
/** Ids of pages whose sender got to know that they were accepted, and of those that were sent again after that. */
let known = new Set<string>();
let repeated: string[] = [];

const { harness, maya } = await openFileDeskHarness({
  modules: orderAndCareModules,
  forgetsPatients: true,
  providers: [
    provide(pagerPort, (scope) => ({
      send: async (page: Page) => {
        sent.push({ ...page, at: scope.clock.now().getTime() });
        if (known.has(page.id)) repeated.push(page.id);
        const outcome = answer(page);
        if (outcome.kind === 'accepted') known.add(page.id);
        return outcome;
      },
    })),
  ],
});
beforeEach(() => {
  answer = () => accepted;
  sent = [];
  known = new Set();
  repeated = [];
});
afterEach(() => expect(repeated).toEqual([]));

const killed = (): never => {
  throw new Error('killed');
};

/** A visit whose answers are an emergency; its first page is on its way. */
const emergency = async () => {
  const visit = await harness.visit({
    drugTypes: ['finasteride'],
    answers: { urgent_symptoms: ['chest_pain'] },
  });
  await harness.drain({ expectFailures: true });
  return visit.consultationId;
};
const pass = async (minutes: number): Promise<void> => {
  harness.clock.advance(minutes * MINUTE_MS);
  await escalationSweep.run(harness.scope);
  await harness.drain({ expectFailures: true });
};
const respond = (id: string, outcome: string) =>
  harness.api(maya, RESPOND_TO_ALERT, { id, outcome, note: 'Called.' });
const pagesOf = (id: string) => harness.rows('alert_page', { consultation_id: id });
const levels = () => sent.map(({ level }) => level);

describe('an emergency', () => {
  it('is paged at once, escalates, and is paged until a clinician closes it', async () => {
    const id = await emergency();
    expect(sent).toMatchObject([
      { level: 1, audience: { group: 'on_duty' }, link: `http://admin.localhost:3000/desk/cases/${id}` },
    ]);
    const emails = await harness.rows('mail', { kind: 'case_emergency' });
    expect(emails).toMatchObject([
      { recipient: maya.email, link: 'http://admin.localhost:3000/desk', subject: 'A case needs you now' },
    ]);
    expect(JSON.stringify(emails)).not.toContain(id);
    for (let minute = 0; minute < 95; minute += 1) await pass(1);
    expect(levels()).toEqual([1, 2, 3, 3, 3]);
    // The clinician on duty at once, and after 15 minutes everybody who is licensed there.
    expect(await harness.rows('mail', { kind: 'case_emergency' })).toHaveLength(3);
    expect(new Set(sent.map((page) => page.id)).size).toBe(5);
    expect(new Set(sent.map(({ alert }) => alert)).size).toBe(1);
    expect((await respond(id, 'spoke_with_patient')).errors).toBeUndefined();
    for (let hour = 0; hour < 4; hour += 1) await pass(60);
    expect(sent).toHaveLength(5);
    const audit = await harness.rows('audit_log', { action: 'case.paged', subject_id: id });
    expect(audit).toHaveLength(5);
    expect(JSON.stringify(audit)).not.toContain('chest');
  });

  it('is still paged when a clinician takes the case and writes', async () => {
    const { consultationId: id, user } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.scope.use(careThreadPort).raiseAlert({ id, userId: user.id });
    const taken = await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { isMine } }', {
      id,
    });
    expect(taken.errors).toBeUndefined();
    await harness.drain();
    const [visit] = await harness.rows('consultation', { id });
    expect(sent).toMatchObject([{ audience: { group: 'assigned', recipients: [visit.clinician_id] } }]);
    const written = await harness.api(
      maya,
      'mutation($id: ID!, $body: String!) { deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }',
      { id, body: 'Are you safe now?' },
    );
    expect(written.errors).toBeUndefined();
    await pass(15);
    expect(levels()).toEqual([1, 2]);
  });

  it('is paged again at once when the patient was not reached', async () => {
    const id = await emergency();
    harness.clock.advance(5 * MINUTE_MS);
    await respond(id, 'could_not_reach');
    await harness.drain();
    await pass(1);
    expect(levels()).toEqual([1, 1]);
  });

  it('is paged once for a second answer of the same case, and from the first one on', async () => {
    const id = await emergency();
    harness.clock.advance(10 * MINUTE_MS);
    const [visit] = await harness.rows('consultation', { id });
    await harness.scope.use(careThreadPort).raiseAlert({ id, userId: visit.user_id });
    await harness.drain();
    expect(levels()).toEqual([1]);
    await pass(5);
    expect(levels()).toEqual([1, 2]);
  });

  it('is on the page of the case: who was paged, when, and whether it arrived', async () => {
    const id = await emergency();
    answer = () => down;
    await pass(15);
    const seen = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { alert { pages { level to state } } } }',
      { id },
    );
    expect(seen.data?.deskCase).toEqual({
      alert: {
        pages: [
          { level: 1, to: 'the clinicians on duty', state: 'accepted' },
          { level: 2, to: 'every clinician who may take the case', state: 'waiting' },
        ],
      },
    });
  });
});

describe('a page that is not accepted', () => {
  it.each([
    ['down', down],
    ['refusing', { kind: 'refused', reason: 'HTTP 401' } as const],
  ])(
    'is tried each minute with the same id while the pager is %s; operators get a task',
    async (_, outcome) => {
      answer = () => outcome;
      await emergency();
      for (let minute = 0; minute < 4; minute += 1) await pass(1);
      const tasks = () => harness.rows('billing_task', { kind: 'page_not_delivered' });
      expect(await tasks()).toEqual([]);
      await pass(1);
      await pass(1);
      expect(sent).toHaveLength(7);
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      expect(await tasks()).toMatchObject([{ subject: sent[0]?.id, closed_at: null }]);
      answer = () => accepted;
      await pass(1);
      expect(await tasks()).toMatchObject([{ outcome: 'settled' }]);
      await pass(1);
      expect(sent).toHaveLength(8);
    },
  );

  it('is not sent any more when the emergency was closed, and its task ends', async () => {
    answer = () => down;
    const id = await emergency();
    await pass(6);
    await respond(id, 'not_an_emergency');
    const before = sent.length;
    answer = () => accepted;
    await pass(1);
    expect(sent).toHaveLength(before);
    expect(await pagesOf(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await harness.rows('billing_task', {})).toMatchObject([{ outcome: 'settled' }]);
  });

  it('is no task while it is queued late, because no process ran', async () => {
    await emergency();
    await pass(24 * 60);
    expect(levels()).toEqual([1, 2, 3]);
    expect(await harness.rows('billing_task', {})).toEqual([]);
  });

  it('is not sent when the emergency is closed after it was queued, before the first sweep', async () => {
    const visit = await harness.visit({
      drugTypes: ['finasteride'],
      answers: { urgent_symptoms: ['chest_pain'] },
    });
    await queuePages(harness.scope, visit.consultationId, harness.clock.now());
    expect(await pagesOf(visit.consultationId)).toMatchObject([{ state: 'waiting' }]);
    await respond(visit.consultationId, 'spoke_with_patient');
    await harness.drain();
    expect(sent).toEqual([]);
  });

  it('goes out a second time, with the same id, when the process dies after the answer', async () => {
    answer = killed;
    await emergency();
    answer = () => accepted;
    await pass(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ ...sent[1], at: sent[0]?.at });
  });
});

/** Numbers from 0 to 1 that are the same at each run. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

interface Story {
  readonly id: string;
  readonly raisedAt: number;
  notReached: number;
  closedAt: number | null;
}

/** Minutes of the steps that are due, computed apart from the product. */
const dueMinutes = (passed: number): readonly number[] => {
  const all = [0, 15, 30];
  for (let minute = 60; minute <= passed; minute += 30) all.push(minute);
  return all.filter((minute) => minute <= passed);
};

describe('whatever happens', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'each due page of an open emergency is sent exactly once, and none of a closed one: run %d',
    async (seed) => {
      const random = randomFrom(seed);
      const pick = <Item>(...items: readonly Item[]): Item =>
        items[Math.floor(random() * items.length)] as Item;
      const stories: Story[] = [];
      for (let step = 0; step < 40; step += 1) {
        const mode = pick('works', 'works', 'down', 'refuses', 'dies', 'sometimes');
        answer = () => {
          const now = mode === 'sometimes' ? pick('works', 'down', 'dies') : mode;
          if (now === 'dies') return killed();
          if (now === 'works') return accepted;
          return now === 'down' ? down : { kind: 'refused', reason: 'HTTP 400' };
        };
        // What is queued now is sent after the next event, which may close the emergency.
        harness.clock.advance(pick(0, 1, 16) * MINUTE_MS);
        await escalationSweep.run(harness.scope);
        const open = stories.filter(({ closedAt }) => closedAt === null);
        const event = pick('pass', 'pass', 'pass', 'raise', 'close', 'not_reached');
        const one = open.length > 0 ? pick(...open) : undefined;
        if (event === 'raise' && stories.length < 4) {
          const raisedAt = harness.clock.now().getTime();
          stories.push({ id: await emergency(), raisedAt, notReached: 0, closedAt: null });
        }
        if (event === 'close' && one && random() < 0.5) {
          await respond(one.id, pick('spoke_with_patient', 'not_an_emergency'));
          one.closedAt = harness.clock.now().getTime();
          // A page of that same instant was on its way before.
          harness.clock.advance(1);
          if (random() < 0.5) await harness.drain({ expectFailures: true });
        }
        if (event === 'not_reached' && one) {
          await respond(one.id, 'could_not_reach');
          one.notReached += 1;
        }
        await pass(pick(0, 1, 1, 3, 7, 20, 55));
        for (const story of stories) await check(story, mode === 'works');
      }
      // In the end everything is settled.
      answer = () => accepted;
      await pass(1);
      await pass(1);
      for (const story of stories) await check(story, true);
      expect(sent.length).toBeGreaterThan(stories.length);
    },
  );

  const check = async ({ id, raisedAt, notReached, closedAt }: Story, works: boolean): Promise<void> => {
    const now = harness.clock.now().getTime();
    const pages = await pagesOf(id);
    const attempts = sent.filter(({ link }) => link.endsWith(id));
    if (closedAt !== null) expect(attempts.filter(({ at }) => at > closedAt)).toEqual([]);
    // One id for each step, and what is sent under an id never changes.
    expect(new Set(pages.map(({ step }) => step)).size).toBe(pages.length);
    for (const page of pages) {
      const bodies = attempts
        .filter((one) => one.id === page.id)
        .map(({ at: _, ...body }) => JSON.stringify(body));
      expect(new Set(bodies).size).toBeLessThanOrEqual(1);
      expect(page.state === 'accepted').toBe(known.has(page.id));
    }
    expect(attempts.every((one) => pages.some((page) => page.id === one.id))).toBe(true);
    if (closedAt !== null) return;
    const steps = pages.map(({ step }) => String(step));
    const due = dueMinutes((now - raisedAt) / MINUTE_MS);
    // Every level, and the newest repeat.
    for (const minute of new Set([...due.slice(0, 3), ...due.slice(-1)]))
      expect(steps).toContain(`minute_${minute}`);
    for (const step of steps.filter((name) => name.startsWith('minute_')))
      expect(due).toContain(Number(step.slice('minute_'.length)));
    expect(steps.filter((name) => name.startsWith('not_reached_'))).toHaveLength(notReached);
    // What waits was tried within the last minute, unless the pager works.
    const late = pages.filter(
      ({ state, next_attempt_at: next }) => state === 'waiting' && next <= harness.clock.now(),
    );
    expect(late).toEqual([]);
    if (works)
      for (const page of pages.filter(({ state }) => state === 'waiting'))
        expect(
          now - Math.max(...attempts.filter((one) => one.id === page.id).map(({ at }) => at)),
        ).toBeLessThan(MINUTE_MS);
  };
});
