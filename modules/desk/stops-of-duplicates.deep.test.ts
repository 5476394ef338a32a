import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { factPort, patientContext } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { ketoconazole } from '#test/harness/care-story.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';

/** Statements in one account count in the same person's other one. */
let maya: SignedInUser;
let ola: SignedInUser;
const harness = await openFileHarness({ modules: orderAndCareModules });
beforeAll(async () => {
  maya = await harness.clinician();
  ola = await harness.addClinician('ola@example.com', ['TX', 'NY']);
  // New cases are Maya's.
  await harness.scope.db('clinician').where({ email: ola.email }).update({ takes_turns: false });
});

const READ = `query($id: ID!) { deskPossibleDuplicates(consultationId: $id) {
  id status openStops { ruleId outcome reason } } }`;
const DISMISS = `mutation($id: ID!, $pair: ID!, $reason: String!) {
  deskDismissDuplicate(consultationId: $id, duplicateId: $pair, reason: $reason) }`;
const MERGE = `mutation($id: ID!, $pair: ID!, $reason: String!) {
  deskMergeAccounts(consultationId: $id, duplicateId: $pair, keepThis: true, reason: $reason) }`;
const RESOLVE = `mutation($id: ID!) { deskResolveStop(consultationId: $id, ruleId: "H1", reason: "A scar.") }`;
const CANCEL = 'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }';
const reason = 'Same ID shown on video.';
const minoxidilTablets = 702;

interface Pair {
  readonly id: string;
  readonly status: string;
  readonly openStops: readonly { readonly ruleId: string; readonly outcome: string }[];
}
const pairOf = async (id: string): Promise<Pair> => {
  const answer = await harness.api(maya, READ, { id });
  const [pair] = dataOf<{ deskPossibleDuplicates: readonly Pair[] }>(answer).deskPossibleDuplicates;
  if (!pair) throw new Error('No pair was found.');
  return pair;
};
const approve = (id: string) => harness.api(maya, APPROVE, decision(id));
const textOf = (answer: Awaited<ReturnType<typeof approve>>) => answer.errors?.[0]?.message ?? '';
const visitOf = async (user: SignedInUser, drugTypes: readonly DrugType[], answers: Answers = {}) => {
  const [consultation] = await harness.rows('consultation', { user_id: user.id });
  const visit = { user, consultationId: String(consultation.id), state: 'TX' };
  await harness.submitIntake(visit, [...drugTypes], answers);
  return visit.consultationId;
};
/** A person with a second account that ordered `products`; the first one waits for finasteride. */
const twoAccounts = async (products: readonly number[], otherAnswers: Answers | null) => {
  const { patient: first, request } = await harness.order({ products: [finasteride, ketoconazole] });
  const id = await visitOf(first, ['finasteride', 'ketoconazole']);
  const second = await harness.account();
  const { firstName, lastName, dob } = request;
  const order = await harness.orderRequest([...products], { firstName, lastName, dob });
  expect(await placeOrder(harness.scope, second, order)).toMatchObject({ ok: true });
  if (otherAnswers) await visitOf(second, ['minoxidil_oral'], otherAnswers);
  return { first, second, id, pair: await pairOf(id) };
};

describe('a stop of a second account', () => {
  it('refuses approval while the pair is undecided, and the panel shows it', async () => {
    const { second, id, pair } = await twoAccounts([minoxidilTablets], { patchy: 'yes' });
    expect(pair).toMatchObject({ status: 'open', openStops: [{ ruleId: 'H1', outcome: 'stop' }] });
    const refused = await approve(id);
    expect(textOf(refused)).toMatch(/H1 stopped it in an account that may be the same person’s/);
    expect(textOf(refused)).toContain('“Possible duplicate account”');
    expect(textOf(refused)).not.toContain(second.email);
    const page = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { approvalBlocks } }',
      { id },
    );
    expect(JSON.stringify(page.data)).toContain('H1 stopped it in an account');
    dataOf(await harness.api(maya, DISMISS, { id, pair: pair.id, reason }));
    expect(await pairOf(id)).toMatchObject({ status: 'dismissed', openStops: [] });
    expect((await approve(id)).errors).toBeUndefined();
  });

  it('is not shown to a patient who accepts a plan', async () => {
    const { first, second, id } = await twoAccounts([minoxidilTablets], null);
    dataOf(await harness.api(maya, PROPOSE, decision(id, { productIds: [ketoconazole] })));
    await visitOf(second, ['minoxidil_oral'], { patchy: 'yes' });
    const answer = await acceptPlan(harness, first, { id });
    expect(textOf(answer)).toBe(
      'We need to check your details before this plan can start. Please write to us.',
    );
  });

  it('counts after the accounts were merged, until two clinicians resolve it in the remaining one', async () => {
    const { first, second, id, pair } = await twoAccounts([minoxidilTablets], { patchy: 'yes' });
    dataOf(await harness.api(maya, MERGE, { id, pair: pair.id, reason }));
    const facts = await harness.scope.use(factPort).of(first.id);
    expect(facts.filter(({ ruleIds }) => ruleIds.includes('H1'))).not.toEqual([]);
    expect(textOf(await approve(id))).toContain('H1 counts until two clinicians resolve it');
    const { id: personId } = second;
    expect(await harness.rows('prescription', { user_id: personId })).toEqual([]);
    expect((await harness.api(maya, RESOLVE, { id })).data).toEqual({ deskResolveStop: false });
    expect((await harness.api(ola, RESOLVE, { id })).data).toEqual({ deskResolveStop: true });
    expect((await approve(id)).errors).toBeUndefined();
  });

  it('puts what runs in the remaining account on hold when the accounts are merged', async () => {
    const { first, second, id, pair } = await twoAccounts([minoxidilTablets], null);
    expect((await approve(id)).errors).toBeUndefined();
    await harness.drain();
    await visitOf(second, ['minoxidil_oral'], { patchy: 'yes' });
    const statuses = async () =>
      (await harness.rows('prescription', { user_id: first.id })).map(
        ({ status }: { status: string }) => status,
      );
    expect(await statuses()).toEqual(['active', 'active']);
    dataOf(await harness.api(maya, MERGE, { id, pair: pair.id, reason }));
    await harness.drain();
    expect(await statuses()).toEqual(['on_hold', 'on_hold']);
    const notices = await harness.rows('notice', { person_id: first.id, kind: 'treatment_on_hold' });
    expect(notices).toHaveLength(1);
    const judged = await harness.rows('decision_record', { user_id: first.id, purpose: 'hold' });
    expect(judged.at(-1)).toMatchObject({ is_allowed: false, actor_id: maya.id });
  });
});

it('supply of a merged account counts as another treatment, that of a possible duplicate does not', async () => {
  const { first, second, id, pair } = await twoAccounts([foam], null);
  for (let round = 0; round < 3; round += 1) {
    await harness.sweep();
    await harness.drain();
  }
  const [subscription] = await harness.rows('subscription', { user_id: second.id });
  dataOf(await harness.api(second, CANCEL, { id: subscription.id }));
  const taken = async () =>
    (await patientContext(harness.makeScope(), first.id, { drugTypes: ['ketoconazole'], visit: null }))
      .takenDrugs;
  expect(await taken()).not.toContain('minoxidil_foam');
  dataOf(await harness.api(maya, MERGE, { id, pair: pair.id, reason }));
  expect(await taken()).toContain('minoxidil_foam');
});
