import { describe, expect, it } from 'vitest';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';

const minoxidilTablets = 702;

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });

describe('a renewal that is due for finasteride', () => {
  /** Finasteride is due, and the minoxidil tablets of the same patient are not. */
  const renewal = async (changes: Parameters<typeof submitRenewal>[2]) => {
    const treatment = orderedTreatment(harness);
    const visit = await treatment.treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    await harness.scope
      .db('prescription')
      .where({ user_id: visit.user.id, product_id: finasteride })
      .update({ refills_remaining: 0 });
    const { consultationId } = await submitRenewal(harness.scope, visit.user, changes);
    return { visit, consultationId };
  };

  it('checks the running minoxidil tablets: a review is a flag of the renewal', async () => {
    const { consultationId } = await renewal({
      changes: ['conditions'],
      conditions: ['swelling'],
      conditions_detail: 'Ankles',
    });
    const { deskCase } = Object(
      dataOf(
        await harness.api(
          maya,
          'query ($id: ID!) { deskCase(consultationId: $id) { requested { id } flags { ruleId drugTypes acknowledged } } }',
          { id: consultationId },
        ),
      ),
    );
    expect(deskCase.requested).toEqual([{ id: finasteride }]);
    expect(deskCase.flags).toContainEqual({
      ruleId: 'OMX-SWELLING',
      drugTypes: ['minoxidil_oral'],
      acknowledged: false,
    });
    expect(await harness.api(maya, APPROVE, decision(consultationId))).toMatchObject({
      errors: [{ message: expect.stringContaining('OMX-SWELLING') }],
    });
    const flags = deskCase.flags.map(({ ruleId }: { ruleId: string }) => ruleId);
    const approved = await harness.api(
      maya,
      APPROVE,
      decision(consultationId, { acknowledgedRuleIds: flags }),
    );
    expect(approved.data).toMatchObject({ deskApprove: { status: 'approved' } });
  });

  it('puts the minoxidil tablets on hold when an answer stops them, and renews finasteride', async () => {
    const { visit } = await renewal({
      changes: ['conditions'],
      conditions: ['heart_failure'],
      conditions_detail: 'For a year',
    });
    expect(await orderedTreatment(harness).prescriptionsOf(visit)).toMatchObject({
      [minoxidilTablets]: 'on_hold',
    });
  });
});
