import { describe, expect, it } from 'vitest';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { finasteride } from '#test/harness/products.ts';

const ketoconazole = 407;
const thickeningShampoo = 313;

const harness = await openFileHarness({ modules: orderAndCareModules });
const maya = await harness.clinician();

interface DeskDuplicate {
  readonly id: string;
  readonly status: string;
  readonly email: string;
  readonly takes: readonly { readonly name: string; readonly label: string }[];
}

const READ = `query($id: ID!) { deskPossibleDuplicates(consultationId: $id) {
  id status shared email takes { name label } cases { consultationId } keepsThis mayKeepThis mayKeepOther decidedBy } }`;
const DISMISS = `mutation($id: ID!, $pair: ID!, $reason: String!) {
  deskDismissDuplicate(consultationId: $id, duplicateId: $pair, reason: $reason) }`;
const MERGE = `mutation($id: ID!, $pair: ID!, $keepThis: Boolean!, $reason: String!) {
  deskMergeAccounts(consultationId: $id, duplicateId: $pair, keepThis: $keepThis, reason: $reason) }`;

const read = async (id: string) =>
  dataOf<{ deskPossibleDuplicates: readonly DeskDuplicate[] }>(await harness.api(maya, READ, { id }))
    .deskPossibleDuplicates;
const codeOf = (answer: Awaited<ReturnType<Harness['api']>>) => answer.errors?.[0]?.extensions.code;

/** A patient with a submitted visit for finasteride, and a second account of theirs that ordered `products`. */
const pair = async (products: readonly number[]) => {
  const { patient: first, request } = await harness.order({ products: [finasteride] });
  const [consultation] = await harness.rows('consultation', { user_id: first.id });
  await harness.submitIntake({ user: first, consultationId: consultation.id, state: 'TX' }, ['finasteride']);
  const second = await harness.account();
  const { firstName, lastName, dob } = request;
  const placed = await placeOrder(
    harness.scope,
    second,
    await harness.orderRequest(products, { firstName, lastName, dob }),
  );
  expect(placed.ok).toBe(true);
  const [duplicate] = await read(consultation.id);
  if (!duplicate) throw new Error('No pair was found.');
  return { first, second, id: consultation.id as string, pair: duplicate.id };
};
const orderAgain = async (patient: SignedInUser) =>
  placeOrder(harness.scope, patient, await harness.orderRequest([ketoconazole]));
/** The second account's order reaches the pharmacy, so that nothing waits any more. */
const send = async () => {
  for (let round = 0; round < 3; round += 1) {
    await harness.sweep();
    await harness.drain();
  }
};
const reason = 'Same ID shown on video.';

describe('the case', () => {
  it('shows the other account with what it takes, and the reading is audited', async () => {
    const { second, id } = await pair([ketoconazole]);
    const [found] = await read(id);
    expect(found).toMatchObject({
      status: 'open',
      shared: ['name', 'birth_date'],
      email: second.email,
      mayKeepThis: false,
      mayKeepOther: false,
    });
    expect(found?.takes.map(({ label }) => label)).toContain('ordered');
    expect(await harness.rows('audit_log', { subject_id: id, action: 'duplicates.read' })).not.toEqual([]);
  });

  it('does not show it to a patient, nor to a clinician of another state', async () => {
    const { first, second, id } = await pair([ketoconazole]);
    const elsewhere = await harness.addClinician(`${harness.scope.ids.uuid()}@example.com`, ['NY']);
    for (const [who, code] of [
      [first, 'FORBIDDEN'],
      [second, 'FORBIDDEN'],
      [elsewhere, 'NOT_FOUND'],
    ] as const)
      expect(codeOf(await harness.api(who, READ, { id }))).toBe(code);
  });

  it('two people: needs a reason; then the other account’s treatments are no longer shown', async () => {
    const { id, pair: duplicate } = await pair([ketoconazole]);
    const empty = await harness.api(maya, DISMISS, { id, pair: duplicate, reason: ' ' });
    expect(codeOf(empty)).toBe('BAD_USER_INPUT');
    dataOf(await harness.api(maya, DISMISS, { id, pair: duplicate, reason }));
    expect(await read(id)).toMatchObject([
      { status: 'dismissed', takes: [], cases: [], decidedBy: 'Maya Okafor' },
    ]);
    const other = await pair([ketoconazole]);
    const foreign = await harness.api(maya, DISMISS, { id, pair: other.pair, reason });
    expect(codeOf(foreign)).toBe('NOT_FOUND');
  });
});

describe('one person', () => {
  it('cannot be merged while the account to be merged has something running', async () => {
    const { second, id, pair: duplicate } = await pair([ketoconazole]);
    const merged = await harness.api(maya, MERGE, { id, pair: duplicate, keepThis: true, reason });
    expect(merged.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/still runs in the account that would go/),
      extensions: { code: 'CONFLICT' },
    });
    expect((await harness.signIn(second.email)).id).toBe(second.id);
  });

  it('the merged account cannot sign in or order, and its history can still be read', async () => {
    const { first, second, id, pair: duplicate } = await pair([thickeningShampoo]);
    await send();
    const [subscription] = await harness.rows('subscription', { user_id: second.id });
    dataOf(
      await harness.api(
        second,
        'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }',
        { id: subscription.id },
      ),
    );
    await harness.knex('web_session').insert({
      sid_hash: `hash-${second.id}`,
      sub: second.email,
      user_id: second.id,
      data: JSON.stringify({ email: second.email, idToken: '' }),
      created_at: harness.clock.now(),
      used_at: harness.clock.now(),
      expires_at: harness.clock.now(),
    });
    const input = { id, pair: duplicate, keepThis: true, reason };
    dataOf(await harness.api(maya, MERGE, input));
    dataOf(await harness.api(maya, MERGE, input));
    expect(codeOf(await harness.api(maya, MERGE, { ...input, keepThis: false }))).toBe('CONFLICT');
    await expect(harness.signIn(second.email)).rejects.toMatchObject({
      reason: 'account_merged',
      maskedEmail: `${first.email.slice(0, 1)}•••@example.test`,
    });
    expect((await harness.signIn(first.email)).id).toBe(first.id);
    expect(await harness.rows('web_session', { user_id: second.id })).toEqual([]);
    expect(await orderAgain(second)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    expect(await harness.rows('notice', { person_id: first.id, kind: 'accounts_joined' })).toHaveLength(1);
    expect(await read(id)).toMatchObject([{ status: 'merged', keepsThis: true }]);
    expect(await harness.rows('customer_order', { user_id: second.id })).toHaveLength(1);
    expect(
      await harness.rows('audit_log', { subject_id: duplicate, action: 'duplicate.merged' }),
    ).toHaveLength(1);
  });

  it('of two simultaneous merges that keep different accounts, one counts', async () => {
    const one = await harness.order({ products: [thickeningShampoo] });
    const visit = await harness.orderedVisit({ products: [ketoconazole] });
    await harness.submitIntake(visit, ['ketoconazole']);
    await harness
      .knex('customer_order')
      .whereIn('user_id', [one.patient.id, visit.user.id])
      .update({ status: 'canceled' });
    await harness
      .knex('subscription')
      .whereIn('user_id', [one.patient.id, visit.user.id])
      .update({ status: 'canceled' });
    const [person] = await harness.rows('person', { id: one.patient.id });
    await harness.knex('person').where({ id: visit.user.id }).update({ phone: person.phone });
    await placeOrder(harness.scope, one.patient, {
      ...one.request,
      checkoutId: harness.scope.ids.uuid(),
      orderAgain: true,
    });
    await harness.knex('customer_order').where({ user_id: one.patient.id }).update({ status: 'canceled' });
    await harness.knex('subscription').where({ user_id: one.patient.id }).update({ status: 'canceled' });
    const [duplicate] = await read(visit.consultationId);
    const answers = await Promise.all(
      [true, false].map((keepThis) =>
        harness.api(maya, MERGE, { id: visit.consultationId, pair: duplicate?.id, keepThis, reason }),
      ),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
    const gone = await harness
      .knex('person')
      .whereIn('id', [one.patient.id, visit.user.id])
      .whereNotNull('merged_into');
    expect(gone).toHaveLength(1);
  });
});

describe('a pair of which neither account has a case', () => {
  const PAIRS = `{ deskDuplicatesWithoutCase {
    email takes { name } other { id email shared takes { name } mayKeepThis mayKeepOther } } }`;
  const DISMISS_PAIR = `mutation($pair: ID!) { deskDismissDuplicate(duplicateId: $pair, reason: "Brothers.") }`;
  const MERGE_PAIR = `mutation($pair: ID!) {
    deskMergeAccounts(duplicateId: $pair, keepThis: true, reason: "Same ID shown on video.") }`;

  interface Pair {
    readonly email: string;
    readonly takes: readonly { readonly name: string }[];
    readonly other: DeskDuplicate & { readonly mayKeepThis: boolean };
  }
  const pairs = async (by = maya) =>
    dataOf<{ deskDuplicatesWithoutCase: readonly Pair[] }>(await harness.api(by, PAIRS))
      .deskDuplicatesWithoutCase;
  /** Two accounts with the same details that bought over the counter. */
  const shoppers = async () => {
    const { patient: first, request } = await harness.order({ products: [210] });
    const second = await harness.account();
    const { firstName, lastName, dob } = request;
    const again = await harness.orderRequest([thickeningShampoo], { firstName, lastName, dob });
    expect((await placeOrder(harness.scope, second, again)).ok).toBe(true);
    const emails = [first.email, second.email];
    const found = (await pairs()).find(({ email }) => emails.includes(email));
    if (!found) throw new Error('The pair is not listed.');
    return { first, second, found };
  };

  it('is listed for clinicians and operators with the treatments of both, and dismissed there', async () => {
    const { first, second, found } = await shoppers();
    expect([found.email, found.other.email].toSorted()).toEqual([first.email, second.email].toSorted());
    expect([...found.takes, ...found.other.takes]).not.toEqual([]);
    const operator = await harness.operator();
    expect((await pairs(operator)).map(({ other }) => other.id)).toContain(found.other.id);
    const { id: pairId } = found.other;
    dataOf(await harness.api(operator, DISMISS_PAIR, { pair: pairId }));
    expect((await pairs()).map(({ other }) => other.id)).not.toContain(pairId);
    expect(await harness.rows('possible_duplicate', { id: pairId })).toMatchObject([{ status: 'dismissed' }]);
  });

  it('is merged when the account to be merged has nothing running', async () => {
    const { found } = await shoppers();
    const { id: pairId } = found.other;
    const merged = await harness.api(maya, MERGE_PAIR, { pair: pairId });
    expect(codeOf(merged)).toBe(found.other.mayKeepThis ? undefined : 'CONFLICT');
    await harness.scope.db('subscription').update({ status: 'canceled' });
    await harness.scope.db('customer_order').whereNull('submitted_at').update({ status: 'canceled' });
    if (!found.other.mayKeepThis) dataOf(await harness.api(maya, MERGE_PAIR, { pair: pairId }));
    expect(await harness.rows('possible_duplicate', { id: pairId })).toMatchObject([{ status: 'merged' }]);
  });

  it('is decided in the case where there is one', async () => {
    const { pair: pairId } = await pair([ketoconazole]);
    expect((await pairs()).map(({ other }) => other.id)).not.toContain(pairId);
    expect(codeOf(await harness.api(maya, DISMISS_PAIR, { pair: pairId }))).toBe('NOT_FOUND');
  });
});
