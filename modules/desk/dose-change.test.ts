import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { doseChanges, halfTablets, wholeTablets } from '#test/harness/dose-change.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import { codeOf, fieldsOf } from '#test/harness/treatment-api.ts';
import { APPROVE, decision, statusOf } from '#test/harness/visit-api.ts';

const CASE = `query($id: ID!) { deskCase(consultationId: $id) { case { kind productNames } requested { id } options { id }
  doseAsks { drugType asked proposal productId } } deskQueue { consultationId productNames } }`;
const TPA = '{ currentUser { journeys { kind automaticTpaAllowed } } }';

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
const ask = doseChanges(harness, maya);
await harness.scope
  .db('clinician')
  .whereNot({ email: maya.email })
  .update({ last_assigned_at: addDays(harness.clock.now(), 10_000) });

const price = (id: number) => harness.products.find((product) => product.id === id)?.price;
const consents = ({ user }: Treated) => harness.rows('consent', { person_id: user.id, type: 'auto_renew' });

/** `automaticTpaAllowed` of the patient's request. */
const needsNoAnswer = async ({ user }: Treated): Promise<unknown> => {
  const answer = await harness.api(user, TPA);
  const journeys: readonly { kind: string; automaticTpaAllowed: boolean }[] = Object(answer.data).currentUser
    .journeys;
  return journeys.find(({ kind }) => kind === 'titration')?.automaticTpaAllowed;
};

/** On half a tablet a day for 12 weeks, asking for a whole one. */
const askingForMore = async (readingDaysOld = 0) => {
  const visit = await ask.onHalfTablets();
  await ask.daysPass(85);
  const takenOn = toCalendarDate(addDays(harness.clock.now(), -readingDaysOld));
  const answers = { dose_minoxidil_oral: 'up', ...ask.reading({ takenOn }) };
  return { visit, id: await ask.asked(visit.user, answers) };
};

describe('a higher dose that the patient requests (S2.40, S9)', () => {
  it('is a case with the request, and the software’s proposal with reasons', async () => {
    const { id } = await askingForMore();
    const { deskCase, deskQueue } = dataOf<Record<string, never>>(await harness.api(maya, CASE, { id }));
    const line = 'Asks for a higher dose: Minoxidil 2.5 mg, 45 tablets → Minoxidil 2.5 mg, 90 tablets';
    expect(deskCase).toMatchObject({
      case: { kind: 'titration', productNames: [line] },
      requested: [{ id: halfTablets }],
      doseAsks: [
        {
          drugType: 'minoxidil_oral',
          asked: line,
          proposal: 'The software proposes the higher dose. As the patient asked.',
          productId: wholeTablets,
        },
      ],
    });
    expect(deskQueue).toContainEqual({ consultationId: id, productNames: [line] });
  });

  it('is agreed to by the patient at its price, supersedes the old one, and comes with the next shipment', async () => {
    const { visit, id } = await askingForMore();
    dataOf(await ask.propose(id, [wholeTablets]));
    expect(await ask.prescriptionsOf(visit)).toEqual({ [halfTablets]: 'active' });
    const charged = await harness.charges(visit.user.id);
    const before = await ask.sentProducts(visit);
    const agreed = (await consents(visit)).length;
    dataOf(await ask.accept(visit.user, id));
    expect(await ask.prescriptionsOf(visit)).toEqual({
      [halfTablets]: 'superseded',
      [wholeTablets]: 'active',
    });
    expect(await ask.runningProducts(visit)).toEqual([wholeTablets]);
    expect(await harness.charges(visit.user.id)).toEqual(charged);
    expect(await consents(visit)).toHaveLength(agreed + 1);
    await ask.daysPass(90);
    // One dose in each cycle, and supply on hand is used up first.
    expect(await ask.sentProducts(visit)).toEqual([...before, wholeTablets]);
    expect((await harness.charges(visit.user.id)).at(-1)).toBe(price(wholeTablets));
    expect(codeOf(await ask.accept(visit.user, id))).toBeUndefined();
    expect(await harness.rows('prescription', { user_id: visit.user.id })).toHaveLength(2);
  });

  it('needs the blood pressure of the last 14 days until the patient has accepted it', async () => {
    const { visit, id } = await askingForMore(10);
    dataOf(await ask.propose(id, [wholeTablets]));
    harness.clock.set(addDays(harness.clock.now(), 5));
    expect(fieldsOf(await ask.accept(visit.user, id))).toMatchObject([{ field: 'answers.bp' }]);
    expect(await ask.prescriptionsOf(visit)).toEqual({ [halfTablets]: 'active' });
  });

  it('may be answered with the current dose: nothing is prescribed or charged, and the patient is told why', async () => {
    const { visit, id } = await askingForMore();
    expect(fieldsOf(await harness.api(maya, APPROVE, decision(id, { reason: '' })))).toMatchObject([
      { field: 'input.reason' },
    ]);
    const reason = 'Three more months first, please.';
    dataOf(await harness.api(maya, APPROVE, decision(id, { reason })));
    expect(await statusOf(harness, 'consultation', id)).toBe('approved');
    expect(await ask.prescriptionsOf(visit)).toEqual({ [halfTablets]: 'active' });
    expect(await ask.runningProducts(visit)).toEqual([halfTablets]);
    const messages: string[] = await harness.scope
      .db('care_message')
      .where({ consultation_id: id })
      .pluck('body');
    expect(messages).toContain(reason);
  });

  it('a simultaneous refill results in one dose: the old one is charged first, or the new one later', async () => {
    const visit = await ask.onHalfTablets();
    // Until the next refill can be due within the 14 days that the plan stays open.
    await ask.daysPass(155);
    const id = await ask.asked(visit.user, { dose_minoxidil_oral: 'up' });
    dataOf(await ask.propose(id, [wholeTablets]));
    const before = await ask.sentProducts(visit);
    const charged = await harness.charges(visit.user.id);
    const [{ next_billing_date: due }] = await harness.rows('subscription', { user_id: visit.user.id });
    harness.clock.set(due);
    const [accepted] = await Promise.all([ask.accept(visit.user, id), ask.hour()]);
    if (accepted.errors) expect(codeOf(accepted)).toBe('CONFLICT');
    await ask.hour();
    await ask.hour();
    const running = await ask.runningProducts(visit);
    expect(running).toEqual([accepted.errors ? halfTablets : wholeTablets]);
    await ask.daysPass(10);
    expect(await ask.sentProducts(visit)).toEqual([...before, ...running]);
    expect(await harness.charges(visit.user.id)).toEqual([...charged, price(running[0] ?? 0)]);
  });
});

describe('a lower dose that the patient requests', () => {
  it('needs no new reading: one of three weeks ago is enough for a lower dose', async () => {
    const visit = await ask.onWholeTablets();
    const takenOn = toCalendarDate(addDays(harness.clock.now(), -21));
    const id = await ask.asked(visit.user, { dose_minoxidil_oral: 'down', ...ask.reading({ takenOn }) });
    dataOf(await ask.propose(id, [halfTablets]));
    expect(await statusOf(harness, 'consultation', id)).toBe('plan_proposed');
  });

  it('is proposed at any time, and costs less from the next shipment on', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.asked(visit.user, { dose_minoxidil_oral: 'down' });
    expect(await needsNoAnswer(visit)).toBe(false);
    dataOf(await ask.propose(id, [halfTablets]));
    dataOf(await ask.accept(visit.user, id));
    expect(await ask.prescriptionsOf(visit)).toEqual({
      [wholeTablets]: 'superseded',
      [halfTablets]: 'active',
    });
    await ask.daysPass(100);
    expect(await ask.sentProducts(visit)).toEqual([wholeTablets, halfTablets]);
    expect((await harness.charges(visit.user.id)).at(-1)).toBe(price(halfTablets));
  });

  it('at the current price needs no second consent (S3.50)', async () => {
    const visit = await ask.onWholeTablets();
    const { db } = harness.scope;
    const before = price(halfTablets);
    await db('product')
      .where({ id: halfTablets })
      .update({ price: price(wholeTablets) });
    harness.clock.advance(2_000);
    try {
      const id = await ask.asked(visit.user, { dose_minoxidil_oral: 'down' });
      expect(await needsNoAnswer(visit)).toBe(true);
      dataOf(await ask.propose(id, [halfTablets]));
      expect(await statusOf(harness, 'consultation', id)).toBe('approved');
      expect(await ask.runningProducts(visit)).toEqual([halfTablets]);
      expect(await ask.prescriptionsOf(visit)).toEqual({
        [wholeTablets]: 'superseded',
        [halfTablets]: 'active',
      });
      expect(await consents(visit)).toHaveLength(1);
    } finally {
      await db('product').where({ id: halfTablets }).update({ price: before });
      harness.clock.advance(2_000);
    }
  });

  it('does not change other products of the shipment', async () => {
    const visit = await ask.treated([finasteride, wholeTablets], ['finasteride', 'minoxidil_oral']);
    const id = await ask.asked(visit.user, { dose_minoxidil_oral: 'down', dose_finasteride: 'stay' });
    dataOf(await ask.propose(id, [halfTablets]));
    dataOf(await ask.accept(visit.user, id));
    expect(await ask.runningProducts(visit)).toEqual([finasteride, halfTablets].toSorted((a, b) => a - b));
    expect(await ask.prescriptionsOf(visit)).toEqual({
      [finasteride]: 'active',
      [wholeTablets]: 'superseded',
      [halfTablets]: 'active',
    });
  });

  it('with a low reading is proposed by the software, whatever was requested', async () => {
    const visit = await ask.onWholeTablets();
    const takenOn = toCalendarDate(harness.clock.now());
    const id = await ask.asked(visit.user, {
      dose_minoxidil_oral: 'stay',
      bp: { systolic: 98, diastolic: 62, pulse: 70, takenOn },
    });
    const { deskCase } = dataOf<Record<string, unknown>>(await harness.api(maya, CASE, { id }));
    expect(deskCase).toMatchObject({
      doseAsks: [
        {
          proposal: 'The software proposes a lower dose. Blood pressure below 100/60.',
          productId: halfTablets,
        },
      ],
    });
  });
});
