import { describe, expect, it } from 'vitest';
import { addDays, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { decideDeposit, refundDeposit } from '#modules/billing/services/deposits/refund-deposit.ts';
import { startModule } from '#modules/start/module.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { requestApi } from '#test/harness/request-api.ts';
import { codeOf } from '#test/harness/start-flows.ts';
import { requestModule } from './module.ts';

const transplant = 801;
const price = 25_000;

const harness = await openFileHarness({ modules: [...orderAndCareModules, startModule, requestModule] });
const requests = requestApi(harness);
const operator = await harness.operator();

const CHOOSE =
  'mutation($productId: Int!, $procedureOn: Date!) { chooseProcedure(productId: $productId, procedureOn: $procedureOn) }';
const MOVE = `mutation($input: MoveDepositInput!) { deskMoveDeposit(input: $input) }`;
const DEPOSITS = '{ currentUser { deposits { label detail isRefundable procedureOn } } }';

/** A deposit that was paid, for a day so many days ahead; `inDays` counts from its payment. */
const reserved = async (days = 30, cardNumber?: string) => {
  const user = await harness.patient();
  const paidAt = harness.clock.now();
  const inDays = (later: number): string => toCalendarDate(addDays(paidAt, later));
  const wish = { productId: transplant, procedureOn: inDays(days) };
  dataOf(await harness.api(user, CHOOSE, wish));
  dataOf(await requests.place(user, wish, { cardNumber }));
  await harness.drain();
  const [order] = await harness.rows('customer_order', { user_id: user.id });
  const orderId = String(order.id);
  return {
    user,
    orderId,
    inDays,
    move: (procedureOn: string, reason = 'The surgeon is away.', by = operator) =>
      harness.api(by, MOVE, { input: { orderId, procedureOn, reason } }),
    refund: async () => {
      const result = await refundDeposit(harness.scope, user, orderId);
      await harness.drain();
      return result.ok ? null : result.failure.code;
    },
    settle: async (decision: 'used' | 'kept') => {
      const said = { orderId, decision, reason: 'The clinic said so.' };
      const result = await decideDeposit(harness.scope, operator, said);
      return result.ok ? null : result.failure.code;
    },
    shown: async () =>
      dataOf<{
        currentUser: { deposits: { label: string; detail: string; isRefundable: boolean }[] };
      }>(await harness.api(user, DEPOSITS)).currentUser.deposits[0],
    notices: () => harness.rows('notice', { person_id: user.id, kind: 'deposit_moved' }),
    moves: () => harness.rows('audit_log', { subject_id: orderId, action: 'deposit.moved' }),
    stored: async () => {
      const { rows } = await harness.scope.db.raw(
        `select to_char(procedure_on, 'YYYY-MM-DD') as "procedureOn", to_char(refund_before, 'YYYY-MM-DD') as "refundBefore"
         from procedure_deposit where order_id = ?`,
        [orderId],
      );
      return rows[0];
    },
  };
};

/** In New York, in winter and summer: late in the evening before a date, and after midnight. */
const eveBefore = (date: string): Date => new Date(Date.parse(`${date}T03:59:00Z`));
const midnight = (date: string): Date => new Date(Date.parse(`${date}T05:00:00Z`));

/** The fields that a refused answer names. */
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof harness.api>>): string[] =>
  ((errors?.[0]?.extensions.fields ?? []) as { field: string }[]).map(({ field }) => field);

describe('S1.10, S3.15: an operator moves a procedure to another day', () => {
  it('later: the refund ends later, and the patient is told by a notice and on their page', async () => {
    const deposit = await reserved(20);
    const [before, after] = [deposit.inDays(20), deposit.inDays(40)];
    dataOf(await deposit.move(after));
    expect(await deposit.stored()).toEqual({ procedureOn: after, refundBefore: after });
    const last = formatDate(deposit.inDays(39));
    expect(await deposit.shown()).toMatchObject({
      label: `Reserved for ${formatDate(after)}`,
      isRefundable: true,
    });
    const { detail } = (await deposit.shown()) ?? {};
    expect(detail).toContain(`We moved it from ${formatDate(before)}.`);
    expect(detail).toContain(`until the end of ${last}`);
    const [notice, ...others] = await deposit.notices();
    expect(others).toEqual([]);
    expect(notice.body).toContain(`from ${formatDate(before)} to ${formatDate(after)}`);
    expect(notice.body).toContain(`until the end of ${last}`);
    expect(`${notice.subject} ${notice.body}`).not.toMatch(/transplant|follicular|procedure/i);
    expect(await deposit.moves()).toMatchObject([
      {
        actor_id: operator.id,
        detail: {
          patientId: deposit.user.id,
          from: before,
          to: after,
          refundBefore: after,
          cause: 'The surgeon is away.',
        },
      },
    ]);

    // The first day has come: it is neither over nor too late to cancel.
    harness.clock.set(midnight(before));
    expect([await deposit.settle('used'), await deposit.settle('kept')]).toEqual(['CONFLICT', 'CONFLICT']);
    harness.clock.set(eveBefore(after));
    expect(await deposit.refund()).toBeNull();
    expect(await harness.refunds(deposit.user.id)).toEqual([price]);
  });

  it('later: from the new day on nothing goes back', async () => {
    const deposit = await reserved(20);
    dataOf(await deposit.move(deposit.inDays(40)));
    harness.clock.set(midnight(deposit.inDays(40)));
    expect((await deposit.shown())?.isRefundable).toBe(false);
    expect(await deposit.refund()).toBe('CONFLICT');
    expect(await harness.refunds(deposit.user.id)).toEqual([]);
    expect(await deposit.settle('kept')).toBeNull();
  });

  it('earlier: the refund that was promised stays, and the deposit is not kept before it ends', async () => {
    const promised = 40;
    const [first, second] = [await reserved(promised), await reserved(promised)];
    for (const { move, inDays } of [first, second]) dataOf(await move(inDays(20)));
    expect(await first.stored()).toEqual({
      procedureOn: first.inDays(20),
      refundBefore: first.inDays(promised),
    });
    expect((await first.shown())?.detail).toContain(
      `until the end of ${formatDate(first.inDays(promised - 1))}`,
    );
    harness.clock.set(midnight(first.inDays(21)));
    expect(await first.settle('kept')).toBe('CONFLICT');
    harness.clock.set(eveBefore(first.inDays(promised)));
    expect(await second.settle('kept')).toBe('CONFLICT');
    expect(await first.refund()).toBeNull();
    expect(await harness.refunds(first.user.id)).toEqual([price]);
    harness.clock.set(midnight(second.inDays(promised)));
    expect(await second.refund()).toBe('CONFLICT');
    expect(await second.settle('kept')).toBeNull();
    expect(await harness.refunds(second.user.id)).toEqual([]);
  });

  it('earlier: what took place on the new day is recorded from that day on', async () => {
    const deposit = await reserved(40);
    dataOf(await deposit.move(deposit.inDays(20)));
    harness.clock.set(eveBefore(deposit.inDays(20)));
    expect(await deposit.settle('used')).toBe('CONFLICT');
    harness.clock.set(midnight(deposit.inDays(20)));
    expect(await deposit.settle('used')).toBeNull();
    expect(await deposit.refund()).toBe('CONFLICT');
  });

  it('twice: later and back again keeps the later right; the same day again changes nothing', async () => {
    const deposit = await reserved(30);
    dataOf(await deposit.move(deposit.inDays(60)));
    dataOf(await deposit.move(deposit.inDays(60)));
    expect([await deposit.moves(), await deposit.notices()].map(({ length }) => length)).toEqual([1, 1]);
    dataOf(await deposit.move(deposit.inDays(20)));
    expect(await deposit.stored()).toEqual({
      procedureOn: deposit.inDays(20),
      refundBefore: deposit.inDays(60),
    });
    expect([await deposit.moves(), await deposit.notices()].map(({ length }) => length)).toEqual([2, 2]);
    const both = await Promise.all([deposit.move(deposit.inDays(50)), deposit.move(deposit.inDays(50))]);
    for (const answer of both) dataOf(answer);
    expect([await deposit.moves(), await deposit.notices()].map(({ length }) => length)).toEqual([3, 3]);
  });

  it('takes only days that the clinic can plan, and a reason, and names the field', async () => {
    const deposit = await reserved();
    const { inDays, move } = deposit;
    for (const day of ['', 'soon', '2027-02-30', inDays(-1), inDays(0), inDays(3), inDays(200)]) {
      const answer = await move(day);
      expect([day, codeOf(answer), fieldsOf(answer)]).toEqual([day, 'BAD_USER_INPUT', ['procedureOn']]);
    }
    expect(fieldsOf(await move(inDays(40), ' '))).toEqual(['reason']);
    expect(fieldsOf(await move(inDays(3), ''))).toEqual(['procedureOn', 'reason']);
    expect(await deposit.stored()).toEqual({ procedureOn: inDays(30), refundBefore: inDays(30) });
    expect(await deposit.notices()).toEqual([]);
  });

  it('is for operators, and only while it is reserved', async () => {
    const deposit = await reserved();
    const day = deposit.inDays(50);
    for (const user of [deposit.user, await harness.patient(), await harness.clinician()])
      expect(codeOf(await deposit.move(day, 'I am away.', user))).toBe('FORBIDDEN');
    const unknown = { orderId: deposit.user.id, procedureOn: day, reason: 'The surgeon is away.' };
    expect(codeOf(await harness.api(operator, MOVE, { input: unknown }))).toBe('NOT_FOUND');
    expect(await deposit.refund()).toBeNull();
    expect(codeOf(await deposit.move(day))).toBe('CONFLICT');

    const unpaid = await reserved(30, '4000000000000341');
    expect(codeOf(await unpaid.move(unpaid.inDays(50)))).toBe('CONFLICT');

    const used = await reserved(15);
    harness.clock.set(midnight(used.inDays(15)));
    expect(await used.settle('used')).toBeNull();
    expect(codeOf(await used.move(used.inDays(50)))).toBe('CONFLICT');
    for (const { moves, notices } of [deposit, unpaid, used])
      expect([await moves(), await notices()]).toEqual([[], []]);
  });

  it('on its day, before anything was recorded, it can still be moved, and canceled again', async () => {
    const deposit = await reserved(15);
    harness.clock.set(midnight(deposit.inDays(15)));
    expect(await deposit.refund()).toBe('CONFLICT');
    dataOf(await deposit.move(deposit.inDays(45)));
    expect((await deposit.shown())?.isRefundable).toBe(true);
    expect(await deposit.refund()).toBeNull();
  });

  it('the refund right never gets shorter, whatever writes it', async () => {
    const deposit = await reserved();
    const shorten = harness
      .knex('procedure_deposit')
      .where({ order_id: deposit.orderId })
      .update({ refund_before: deposit.inDays(29) });
    await expect(shorten).rejects.toThrow(/procedure_deposit_refund_before/);
  });
});
