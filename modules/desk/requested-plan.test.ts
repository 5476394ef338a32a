import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { treatmentChangeFor } from '#modules/eligibility/domain/questionnaires/treatment-change.ts';
import { pruneHidden } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { healthyRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf } from '#test/harness/treatment-api.ts';
import { allTexts, decision, PROPOSE, responseOf, save, submit } from '#test/harness/visit-api.ts';

const QUOTE = `query($change: TreatmentChangeInput!) { treatmentChange(change: $change) {
  consentVersion requested { before after } questionsPath } }`;
const CHANGE = `mutation($change: TreatmentChangeInput!, $version: String!) {
  changeTreatment(change: $change, agreed: true, consentVersion: $version) { questionsPath message } }`;
const ACCEPT = `mutation($id: ID!, $read: [String!]) {
  acceptPlan(consultationId: $id, consent: true, acknowledgedRuleIds: $read) }`;

let harness: Harness;
let maya: SignedInUser;
let topical: number;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({ modules: orderAndCareModules }));
  topical = harness.product('topical_finasteride_and_minoxidil').id;
});
afterAll(() => harness.close());

const treated = () => orderedTreatment(harness).treated([finasteride], ['finasteride']);
const wish = () => ({ addProductIds: [topical], stopProductIds: [] });
const request = async ({ user }: Treated) => {
  const { treatmentChange } = dataOf<{ treatmentChange: { consentVersion: string } }>(
    await harness.api(user, QUOTE, { change: wish() }),
  );
  return harness.api(user, CHANGE, { change: wish(), version: treatmentChange.consentVersion });
};
const visitsOf = ({ user }: Treated) => harness.rows('consultation', { user_id: user.id, kind: 'titration' });

describe('another plan that the patient asks for', () => {
  it('is a visit with questions; the clinician decides, the patient agrees, and never both ship', async () => {
    const visit = await treated();
    const quoted = dataOf<{ treatmentChange: object }>(
      await harness.api(visit.user, QUOTE, { change: wish() }),
    );
    const price = harness.product('topical_finasteride_and_minoxidil').price;
    expect(quoted.treatmentChange).toMatchObject({
      requested: { before: finasteridePrice, after: price },
      questionsPath: null,
    });
    expect(dataOf(await request(visit))).toMatchObject({
      changeTreatment: {
        questionsPath: '/consultation/intake',
        message: expect.stringContaining('instead of'),
      },
    });
    expect(await orderedTreatment(harness).runningProducts(visit)).toEqual([finasteride]);
    const [{ id }] = await visitsOf(visit);
    const responseId = await responseOf(harness.scope, id);
    const answers = pruneHidden(treatmentChangeFor(['finasteride', 'topical_finasteride_and_minoxidil']), {
      ...healthyHairAnswers(toCalendarDate(harness.clock.now())),
      ...healthyRenewal,
    });
    const revision = await save(harness, visit.user, responseId, 0, answers);
    expect((await submit(harness, visit.user, responseId, revision)).errors).toBeUndefined();
    await harness.api(visit.user, 'mutation { finishPhotos }');
    await harness.scope.db('consultation').where({ id }).update({ clinician_id: null, status: 'submitted' });
    expect((await harness.api(maya, PROPOSE, decision(id, { productIds: [topical] }))).data).toEqual({
      deskPropose: { status: 'plan_proposed' },
    });
    dataOf(await harness.api(visit.user, ACCEPT, { id, read: allTexts }));
    expect(await orderedTreatment(harness).runningProducts(visit)).toEqual([topical]);
    expect(await harness.charges(visit.user.id)).toEqual([finasteridePrice]);
  });

  it('is opened once, also from two tabs', async () => {
    const visit = await treated();
    const answers = await Promise.all([request(visit), request(visit)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await visitsOf(visit)).toHaveLength(1);
  });

  it('is refused while a payment or an order is in the way', async () => {
    const visit = await treated();
    const [{ id }] = await harness.rows('customer_order', { user_id: visit.user.id });
    await harness.scope.db('customer_order').where({ id }).update({ status: 'ready', remote_status: null });
    expect(codeOf(await request(visit))).toBe('CONFLICT');
    expect(await visitsOf(visit)).toEqual([]);
  });
});
