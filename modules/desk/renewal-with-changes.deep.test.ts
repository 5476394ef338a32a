import { beforeAll, describe, expect, it } from 'vitest';
import { renewalModule } from '#modules/renewal/module.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { APPROVE, allTexts, decision, PROPOSE } from '#test/harness/visit-api.ts';

const minoxidilTablets = 702;
const ketoconazole = 407;

let yearly: number;
const { harness, maya } = await openFileDeskHarness({
  modules: [...orderAndCareModules, renewalModule],
  forgetsPatients: true,
});
beforeAll(async () => {
  yearly =
    harness.products.find(({ drugType, supplyInDays }) => drugType === 'finasteride' && supplyInDays === 360)
      ?.id ?? 0;
});

const treatment = () => orderedTreatment(harness);
const hour = () => treatment().hour();
const prescriptionsOf = (visit: Treated) => treatment().prescriptionsOf(visit);
const runningProducts = (visit: Treated) => treatment().runningProducts(visit);
const accept = ({ user }: Treated, id: string) => acceptPlan(harness, user, { id, read: allTexts });

describe('a renewal with changes', () => {
  const dueFor = async (
    products: readonly number[] = [finasteride],
    drugTypes: Parameters<Harness['submitIntake']>[1] = ['finasteride'],
  ) => {
    const visit = await treatment().treated(products, drugTypes);
    await treatment().useUp(visit);
    return visit;
  };
  const sent = async (visit: Treated): Promise<string> => {
    const { consultationId, quizResponseId } = await submitRenewal(harness.scope, visit.user);
    const at = harness.clock.now();
    await harness.scope.db('renewal').insert({
      id: harness.scope.ids.uuid(),
      user_id: visit.user.id,
      status: 'submitted',
      status_at: at,
      quiz_response_id: quizResponseId,
      consultation_id: consultationId,
      submitted_at: at,
      created_at: at,
    });
    return consultationId;
  };
  const renewalOf = async ({ user }: Treated): Promise<string> =>
    (await harness.rows('renewal', { user_id: user.id }))[0]?.status;

  it('to another product is proposed, and accepted it ends in approved_with_changes', async () => {
    const visit = await dueFor();
    const id = await sent(visit);
    const answer = await harness.api(maya, PROPOSE, decision(id, { productIds: [yearly] }));
    expect(answer.data).toEqual({ deskPropose: { status: 'plan_proposed' } });
    expect(await runningProducts(visit)).toEqual([finasteride]);
    dataOf(await accept(visit, id));
    await hour();
    expect(await renewalOf(visit)).toBe('approved_with_changes');
    expect(await runningProducts(visit)).toEqual([yearly]);
    expect(await prescriptionsOf(visit)).toMatchObject({ [yearly]: 'active' });
    const [journey] = await harness.scope
      .db('journey as j')
      .join('consultation as c', 'c.journey_id', 'j.id')
      .where('c.id', id)
      .select('j.status', 'j.final_products');
    expect(journey).toMatchObject({ status: 'completed', final_products: [{ productId: yearly }] });
    expect(await harness.charges(visit.user.id)).toEqual([finasteridePrice]);
  });

  it('with fewer products is approved immediately; products that are left out end', async () => {
    const visit = await dueFor([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const id = await sent(visit);
    const answer = await harness.api(
      maya,
      APPROVE,
      decision(id, { productIds: [finasteride], acknowledgedRuleIds: allTexts }),
    );
    expect(answer.errors).toBeUndefined();
    await hour();
    expect(await renewalOf(visit)).toBe('approved_with_changes');
    expect(await runningProducts(visit)).toEqual([finasteride]);
    expect(await prescriptionsOf(visit)).toMatchObject({ [minoxidilTablets]: 'stopped' });
  });

  it('as requested ends in approved', async () => {
    const visit = await dueFor();
    const id = await sent(visit);
    dataOf(await harness.api(maya, APPROVE, decision(id)));
    await hour();
    expect(await renewalOf(visit)).toBe('approved');
    expect(await runningProducts(visit)).toEqual([finasteride]);
  });

  it('may add a treatment that the patient accepts', async () => {
    const visit = await dueFor();
    const id = await sent(visit);
    dataOf(await harness.api(maya, PROPOSE, decision(id, { productIds: [finasteride, ketoconazole] })));
    dataOf(await accept(visit, id));
    expect(await runningProducts(visit)).toEqual([finasteride, ketoconazole].toSorted((a, b) => a - b));
    const active = await harness.rows('prescription', { user_id: visit.user.id, status: 'active' });
    expect(active).toHaveLength(2);
  });
});
