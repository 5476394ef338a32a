import { afterEach, describe, expect, it } from 'vitest';
import { sequentialIds } from '#kernel/ids.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { licenseRow } from '#test/harness/license-row.ts';
import {
  APPROVE,
  decision,
  intakeAnswers,
  PROPOSE,
  recordAnswers,
  statusOf,
} from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules, ids: sequentialIds() });
const ola = await harness.addClinician('ola@example.com', []);
afterEach(() => {
  harness.billing.refuses = false;
});

const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

const prescriptionsOf = (userId: string) =>
  harness.scope
    .db('prescription')
    .where({ user_id: userId })
    .select('status', 'product_id', 'refills_remaining');

const REFUSE = `mutation($id: ID!) {
  deskRefuse(consultationId: $id, reason: "Not safe with your heart.", alternatives: "Minoxidil foam is sold without a prescription.") { status }
}`;

describe('approving', () => {
  it('requires every review flag to be acknowledged', async () => {
    const { consultationId } = await harness.visit({
      drugTypes: ['finasteride'],
      answers: {
        conditions: ['liver'],
        conditions_detail: 'Fatty liver',
      },
    });
    const early = await harness.api(maya, APPROVE, decision(consultationId));
    expect(early.errors?.[0]?.message).toContain('FIN-LIVER');
    expect(codeOf(early)).toBe('CONFLICT');
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('assigned');
    const input = decision(consultationId, { acknowledgedRuleIds: ['FIN-LIVER', 'OTHER-HISTORY'] });
    expect((await harness.api(maya, APPROVE, input)).data).toMatchObject({
      deskApprove: { status: 'approved' },
    });
    const [by] = await harness.scope
      .db('eligibility_finding')
      .where({ consultation_id: consultationId, rule_id: 'FIN-LIVER' })
      .pluck('acknowledged_by');
    expect(by).toBe('c0000000-0000-4000-8000-000000000001');
  });

  it('is all or nothing: when billing refuses, no prescription is written and no status changes', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    harness.billing.refuses = true;
    const answer = await harness.api(maya, APPROVE, decision(visit.consultationId));
    expect(answer.errors?.[0]).toMatchObject({
      message: 'The order is gone.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('assigned');
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_media');
    expect(await prescriptionsOf(visit.user.id)).toEqual([]);
    expect(
      await harness.scope
        .db('outbox_event')
        .whereRaw("type = 'consultation.approved' and payload->>'userId' = ?", [visit.user.id]),
    ).toEqual([]);
  });

  it('happens once when two clinicians decide at the same time', async () => {
    await harness.scope
      .db('clinician_license')
      .insert(
        (await harness.scope.db('clinician').where({ email: 'ola@example.com' }).pluck('id')).map((id) =>
          licenseRow(id, 'NY'),
        ),
      );
    for (let round = 0; round < 5; round += 1) {
      const visit = await harness.visit({ drugTypes: ['finasteride'] });
      await harness.scope
        .db('consultation')
        .where({ id: visit.consultationId })
        .update({ status: 'submitted', clinician_id: null });
      const answers = await Promise.all([
        harness.api(maya, APPROVE, decision(visit.consultationId)),
        harness.api(ola, REFUSE, { id: visit.consultationId }),
        harness.api(ola, APPROVE, decision(visit.consultationId)),
      ]);
      expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
      expect(answers.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(2);
      const approved = (await statusOf(harness, 'consultation', visit.consultationId)) === 'approved';
      expect(await prescriptionsOf(visit.user.id)).toHaveLength(approved ? 1 : 0);
      expect(
        harness.billing.approvals.filter(({ checkoutId }) => checkoutId === visit.checkoutId),
      ).toHaveLength(approved ? 1 : 0);
    }
    await harness.scope
      .db('clinician_license')
      .where({ state: 'NY' })
      .whereNot({
        clinician_id: 'c0000000-0000-4000-8000-000000000001',
      })
      .delete();
  });

  it('accepts a different number of fills, within bounds', async () => {
    const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
    const tooMany = await harness.api(maya, APPROVE, decision(consultationId, { refills: 14 }));
    expect(tooMany.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'input.refills' }] });
    await harness.api(maya, APPROVE, decision(consultationId, { refills: 2 }));
    expect(await prescriptionsOf(user.id)).toMatchObject([{ status: 'active', refills_remaining: 2 }]);
  });

  it('refuses products that a rule excluded, non-prescription products, and unknown ones', async () => {
    const { consultationId } = await harness.visit({
      drugTypes: ['finasteride', 'ketoconazole'],
      answers: {
        allergies: ['finasteride'],
        allergies_detail: 'Hives',
      },
    });
    const withIds = (...productIds: number[]) =>
      harness.api(maya, PROPOSE, decision(consultationId, { productIds }));
    expect((await withIds(harness.product('finasteride').id)).errors?.[0]?.message).toContain(
      'took one of these',
    );
    for (const ids of [[], [999_999], [harness.product('minoxidil_foam').id]])
      expect((await withIds(...ids)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'input.productIds' }],
      });
  });
});

describe('who may decide', () => {
  it('is a clinician licensed in the patient’s state, and nobody else', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const operator = await harness.operator();
    const patient = await harness.patient();
    const decide = (user: SignedInUser | null) => harness.api(user, APPROVE, decision(visit.consultationId));
    expect(codeOf(await decide(null))).toBe('UNAUTHENTICATED');
    expect(codeOf(await decide(patient))).toBe('FORBIDDEN');
    expect(codeOf(await decide(visit.user))).toBe('FORBIDDEN');
    expect(codeOf(await decide(operator))).toBe('FORBIDDEN');
    expect(codeOf(await decide(ola))).toBe('NOT_FOUND');
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('assigned');
    const read = (user: SignedInUser) =>
      harness.api(user, 'query($id: ID!) { deskCase(consultationId: $id) { approvalBlocks } }', {
        id: visit.consultationId,
      });
    expect(codeOf(await read(ola))).toBe('NOT_FOUND');
    expect(codeOf(await read(patient))).toBe('FORBIDDEN');
    expect((await read(operator)).data).toEqual({
      deskCase: {
        approvalBlocks: expect.arrayContaining(['Only a clinician licensed in this state can decide.']),
      },
    });
  });

  it('is audited, including reads', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(maya, '{ deskQueue { consultationId } }');
    await harness.api(maya, 'query($id: ID!) { deskCase(consultationId: $id) { dob } }', {
      id: visit.consultationId,
    });
    await harness.api(maya, APPROVE, decision(visit.consultationId));
    const actions = await harness.scope
      .db('audit_log')
      .where({ subject_id: visit.consultationId, actor_id: maya.id })
      .orderBy('id')
      .pluck('action');
    expect(actions).toEqual(['case.read', 'case.approved']);
    expect(await harness.scope.db('audit_log').where({ action: 'desk.queue_read' })).not.toEqual([]);
  });

  it('reads a case, with the patient’s chart and other visits, with at most five SQL statements', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const count = async (query: string) => {
      const statements: string[] = [];
      const listen = ({ sql }: { sql: string }) => void statements.push(sql);
      harness.scope.db.on('query', listen);
      const answer = await harness.api(maya, query, { id: visit.consultationId });
      harness.scope.db.off('query', listen);
      expect(answer.errors).toBeUndefined();
      return statements.length;
    };
    expect(
      await count(
        'query($id: ID!) { deskCase(consultationId: $id) { messages { id } options { id } history { what } } }',
      ),
    ).toBeLessThanOrEqual(5);
    expect(await count('{ deskQueue { patientName productNames } }')).toBeLessThanOrEqual(4);
  });
});

describe('proposing another plan', () => {
  const propose = async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const productIds = [harness.product('ketoconazole').id];
    const input = decision(visit.consultationId, { productIds, reason: 'A shampoo suits you better.' });
    const answer = await harness.api(maya, APPROVE, input);
    expect(answer.data).toMatchObject({ deskApprove: { status: 'plan_proposed' } });
    return { ...visit, productIds };
  };

  it('shows both prices and prescribes nothing until the patient accepts with consent', async () => {
    const visit = await propose();
    expect(await prescriptionsOf(visit.user.id)).toEqual([]);
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_plan_acceptance');
    const page = await harness.api(
      visit.user,
      '{ currentUser { visit { proposal { price { amount } requestedAmount reason requested { id } proposed { id } } } } }',
    );
    expect(page.data?.currentUser).toEqual({
      visit: {
        proposal: {
          price: { amount: 1_000 },
          requestedAmount: 1_000,
          reason: 'A shampoo suits you better.',
          requested: [{ id: harness.product('finasteride').id }],
          proposed: [{ id: harness.product('ketoconazole').id }],
        },
      },
    });
    const silent = await acceptPlan(harness, visit.user, { id: visit.consultationId, consent: false });
    expect(silent.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'consent' }] });
    const other = await harness.patient();
    expect(codeOf(await acceptPlan(harness, other, { id: visit.consultationId, consent: true }))).toBe(
      'NOT_FOUND',
    );

    const read = ['KET-COUNSEL'];
    const accept = () => acceptPlan(harness, visit.user, { id: visit.consultationId, consent: true, read });
    expect(await accept()).toEqual({ data: { acceptPlan: true } });
    expect(await accept()).toEqual({ data: { acceptPlan: true } });
    expect(await prescriptionsOf(visit.user.id)).toMatchObject([
      { status: 'active', product_id: harness.product('ketoconazole').id },
    ]);
    expect(harness.billing.approvals.at(-1)).toEqual({
      checkoutId: visit.checkoutId,
      agreed: { amount: 1000, text: expect.stringContaining('I agree to 1000 cents.') },
      productIds: visit.productIds,
      agreedPrices: new Map([[harness.product('ketoconazole').id, 3600]]),
    });
    expect(
      await harness.scope.db('consent').where({ person_id: visit.user.id }).select('type', 'given'),
    ).toEqual([{ type: 'auto_renew', given: true }]);
  });

  it('lets the patient accept a drug that they did not request once they have read its safety text', async () => {
    const visit = await harness.visit({ drugTypes: ['ketoconazole'] });
    const productIds = [harness.product('finasteride').id];
    const input = decision(visit.consultationId, { productIds, reason: 'A tablet works better here.' });
    await recordAnswers(harness, maya, visit.consultationId, intakeAnswers(['finasteride']));
    await harness.api(maya, APPROVE, input);
    const page = await harness.api(
      visit.user,
      '{ currentUser { visit { proposal { textsToRead { ruleId drugTypes text } } } } }',
    );
    expect(page.data?.currentUser).toMatchObject({
      visit: { proposal: { textsToRead: [{ ruleId: 'FIN-COUNSEL', drugTypes: ['finasteride'] }] } },
    });
    const answer = (read: readonly string[]) =>
      acceptPlan(harness, visit.user, { id: visit.consultationId, consent: true, read });
    const unread = await answer(['KET-COUNSEL']);
    expect(unread.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'acknowledgedRuleIds' }, { field: 'acknowledgedRuleIds.FIN-COUNSEL' }],
    });
    expect(await prescriptionsOf(visit.user.id)).toEqual([]);
    expect(await answer(['FIN-COUNSEL'])).toEqual({ data: { acceptPlan: true } });
    expect(await prescriptionsOf(visit.user.id)).toMatchObject([
      { status: 'active', product_id: productIds[0] },
    ]);
  });

  it('returns the case to the clinician when the patient declines', async () => {
    const visit = await propose();
    const answer = await harness.api(
      visit.user,
      'mutation($id: ID!) { declinePlan(consultationId: $id, reason: "I would rather have tablets.") }',
      { id: visit.consultationId },
    );
    expect(answer).toEqual({ data: { declinePlan: true } });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
    expect(codeOf(await acceptPlan(harness, visit.user, { id: visit.consultationId, consent: true }))).toBe(
      'CONFLICT',
    );
    const again = await harness.api(maya, APPROVE, decision(visit.consultationId));
    expect(again.data).toMatchObject({ deskApprove: { status: 'approved' } });
  });

  it('raises an emergency when the reason for declining has alarming words', async () => {
    const { user, consultationId: id } = await propose();
    const reason = 'I passed out yesterday and do not want this.';
    const DECLINE =
      'mutation($id: ID!, $reason: String!) { declinePlan(consultationId: $id, reason: $reason) }';
    expect(await harness.api(user, DECLINE, { id, reason })).toEqual({ data: { declinePlan: true } });
    expect(await harness.rows('patient_fact', { user_id: user.id, question: 'message_alarm' })).toMatchObject(
      [{ value: ['ALARM-FAINT'], visit_id: id }],
    );
    expect((await harness.rows('consultation', { id }))[0]).toMatchObject({ alert_at: expect.any(Date) });
  });

  it('is refused when the plan equals the request', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await harness.api(maya, PROPOSE, decision(consultationId));
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'input.productIds' }] });
  });
});

describe('refusing and canceling', () => {
  it('charges nothing and sends the patient the reason in writing', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    expect(await harness.api(maya, REFUSE, { id: visit.consultationId })).toEqual({
      data: { deskRefuse: { status: 'not_a_match' } },
    });
    expect(harness.billing.releases).toContain(visit.checkoutId);
    const page = await harness.api(
      visit.user,
      '{ currentUser { visit { refusal { reason alternatives } } messages { body prescriptionStatus unread } notices { kind } } }',
    );
    expect(page.data?.currentUser).toEqual({
      visit: {
        refusal: {
          reason: 'Not safe with your heart.',
          alternatives: 'Minoxidil foam is sold without a prescription.',
        },
      },
      messages: [
        {
          body: 'Not safe with your heart.\n\nMinoxidil foam is sold without a prescription.',
          prescriptionStatus: 'denied',
          unread: true,
        },
      ],
      notices: [{ kind: 'visit_refused' }],
    });
  });

  it('lets the patient withdraw before the decision, and not after it', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const cancel = () => harness.api(visit.user, 'mutation { cancelVisit }');
    expect(await cancel()).toEqual({ data: { cancelVisit: true } });
    expect(harness.billing.releases).toContain(visit.checkoutId);
    expect(codeOf(await harness.api(maya, APPROVE, decision(visit.consultationId)))).toBe('CONFLICT');
    expect(codeOf(await cancel())).toBe('CONFLICT');
  });
});
