import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notOfferedYet } from '#modules/catalogue/domain/not-offered-yet.fixture.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { hairIntakeFor } from '#modules/eligibility/domain/questionnaires/hair-intake.ts';
import { type Answers, quizPort, visibleQuestions } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { careModules, withFormulary } from '#test/harness/care-modules.ts';
import { openFileDeskHarness, openFileHarness } from '#test/harness/file-harness.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import {
  APPROVE,
  decision,
  intakeAnswers,
  PROPOSE,
  recordAnswers,
  responseOf,
  statusOf,
} from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
/** Pretends that every drug is registered, to reach the later checks. */
const open = await openFileHarness({
  modules: withFormulary(careModules, { missingParts: () => [], unaskedQuestions: () => [] }),
});

const notOffered = (name: string) => expect.stringMatching(new RegExp(`^${name} is not offered yet\\.`));
const prescribed = (user: SignedInUser) =>
  harness.scope.db('prescription').where({ user_id: user.id }).pluck('drug_type');
const setAnswers = (id: string, answers: Answers) =>
  harness.scope
    .db('consultation')
    .where({ id })
    .update({ answers: JSON.stringify(answers) });

describe('proposing a drug that the patient did not ask for', () => {
  it('adds the flags of that drug, which the proposal can acknowledge', async () => {
    const { consultationId } = await harness.visit({
      drugTypes: ['finasteride'],
      answers: {
        conditions: ['other_heart', 'liver'],
        conditions_detail: 'Murmur, fatty liver',
      },
    });
    const answer = await harness.api(
      maya,
      `query($id: ID!) { deskCase(consultationId: $id) {
        flags { ruleId outcome } optionFlags { ruleId outcome reason drugTypes questionIds acknowledged } } }`,
      { id: consultationId },
    );
    const found = answer.data?.deskCase as {
      flags: { ruleId: string; outcome: string }[];
      optionFlags: { ruleId: string; outcome: string; drugTypes: string[] }[];
    };
    expect(found.flags.map(({ ruleId }) => ruleId)).not.toContain('TFM-HEART');
    expect(found.optionFlags).toContainEqual({
      ruleId: 'TFM-HEART',
      outcome: 'review',
      reason: expect.stringMatching(/heart/i),
      drugTypes: ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'],
      questionIds: expect.arrayContaining(['conditions']),
      acknowledged: false,
    });
    // A rule that fired for the requested drug also covers the options that it names.
    expect(found.optionFlags.find(({ ruleId }) => ruleId === 'FIN-LIVER')?.drugTypes).toEqual([
      'finasteride',
      'topical_finasteride_and_minoxidil',
      'topical_finasteride_and_minoxidil_foam',
    ]);
    const known = found.flags.filter(({ outcome }) => outcome === 'review').map(({ ruleId }) => ruleId);
    const propose = (acknowledgedRuleIds: readonly string[]) =>
      harness.api(
        maya,
        PROPOSE,
        decision(consultationId, {
          productIds: [harness.product('topical_finasteride_and_minoxidil').id],
          acknowledgedRuleIds,
        }),
      );
    const unanswered = await propose([...known, 'TFM-HEART']);
    expect(unanswered.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Could someone who is pregnant, or a child, touch'),
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'answers.scalp_contact' }] },
    });
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('assigned');
    await recordAnswers(harness, maya, consultationId, { scalp_contact: 'no' });
    expect((await propose(known)).errors?.[0]?.message).toContain('TFM-HEART');
    expect(await propose([...known, 'TFM-HEART'])).toEqual({
      data: { deskPropose: { status: 'plan_proposed' } },
    });
  });
});

describe('a product that cannot be prescribed', () => {
  const proposed = (consultationId: string, productIds: readonly number[]) =>
    harness.api(maya, PROPOSE, decision(consultationId, { productIds }));

  it('is named on the field, each with its reason: two of one group, with nothing stored', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const [tablets, topical] = (['finasteride', 'topical_finasteride_and_minoxidil'] as const).map(
      harness.product,
    );
    const answer = await proposed(consultationId, [tablets?.id ?? 0, topical?.id ?? 0]);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          field: 'input.productIds',
          message: `${topical?.displayedName} repeats another drug of this plan. Choose one of them.`,
        },
      ],
    });
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('assigned');
  });

  it('is named where it is not sold to the state of the visit, also when a plan with it is accepted', async () => {
    const [first, second] = [
      await harness.visit({ drugTypes: ['finasteride'] }),
      await harness.visit({ drugTypes: ['finasteride'] }),
    ];
    const { id, displayedName } = harness.product('ketoconazole');
    const listing = harness.scope.db('product').where({ id }).select('listing_id');
    // The cached products are read again.
    const sell = async (states: string) => {
      await harness.scope.db('product_listing').whereIn('id', listing).update({ unavailable_states: states });
      harness.clock.advance(2_000);
    };
    const message = `${displayedName} is not sold in New York.`;
    expect((await proposed(first.consultationId, [id])).errors).toBeUndefined();
    await sell('{NY}');
    try {
      const again = await proposed(second.consultationId, [id]);
      expect(again.errors?.[0]?.extensions.fields).toEqual([{ field: 'input.productIds', message }]);
      const accepted = await acceptPlan(harness, first.user, {
        id: first.consultationId,
        read: ['KET-COUNSEL'],
      });
      expect(accepted.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: expect.any(String), message }],
      });
      expect(await prescribed(first.user)).toEqual([]);
    } finally {
      await sell('{}');
    }
  });
});

describe('a product that is not offered', () => {
  it.each(notOfferedYet)('%s can be neither approved nor proposed in a hair loss visit', async (drug) => {
    const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
    const productIds = [harness.product(drug).id];
    for (const mutation of [APPROVE, PROPOSE]) {
      const answer = await harness.api(maya, mutation, decision(consultationId, { productIds }));
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [
          { field: 'input.productIds', message: notOffered(harness.product(drug).publicDisplayedName) },
        ],
      });
    }
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('assigned');
    expect(await prescribed(user)).toEqual([]);
  });

  it('cannot be approved as requested in a visit that was opened earlier; the desk shows the reason', async () => {
    const { consultationId, user } = await harness.visit({ drugTypes: ['custom_rx_anti_aging'] });
    const page = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { approvalBlocks options { id } } }',
      { id: consultationId },
    );
    const blocks: unknown = expect.arrayContaining([notOffered('Custom anti-aging formula')]);
    expect(page.data?.deskCase).toEqual({ approvalBlocks: blocks, options: [] });
    const answer = await harness.api(maya, APPROVE, decision(consultationId));
    expect(answer.errors?.[0]?.message).toEqual(notOffered('Custom anti-aging formula'));
    expect(await prescribed(user)).toEqual([]);
  });

  it('cannot be accepted in a plan that was proposed earlier', async () => {
    const { consultationId, user, journeyId } = await harness.visit({ drugTypes: ['finasteride'] });
    const productIds = [harness.product('ketoconazole').id];
    await harness.api(maya, PROPOSE, decision(consultationId, { productIds }));
    const { id: productId, drugType, needsPrescription, price } = harness.product('custom_rx_anti_aging');
    const products = JSON.stringify([{ productId, drugType, needsPrescription, price }]);
    await harness.scope.db('plan_proposal').where({ consultation_id: consultationId }).update({ products });
    const answer = await acceptPlan(harness, user, { id: consultationId, read: ['KET-COUNSEL'] });
    expect(answer.errors?.[0]?.message).toEqual(notOffered('Custom anti-aging formula'));
    expect(await statusOf(harness, 'journey', journeyId)).toBe('awaiting_plan_acceptance');
    expect(await prescribed(user)).toEqual([]);
  });

  it('cannot be renewed: refused by name when nothing else is due, otherwise left out', async () => {
    const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(maya, APPROVE, decision(consultationId));
    const prescriptions = harness.scope.db('prescription').where({ user_id: user.id });
    const [old] = await prescriptions.clone();
    const { id: productId, drugType } = harness.product('custom_rx_anti_aging');
    const unregistered = { product_id: productId, drug_type: drugType };
    await prescriptions.clone().update(unregistered);
    await expect(submitRenewal(harness.scope, user)).rejects.toThrow(
      '"message":"Custom anti-aging formula is not offered yet.',
    );
    expect(await harness.scope.use(consultationPort).openRenewal(user.id)).toBeNull();
    await harness.scope.db('prescription').insert({ ...old, id: harness.scope.ids.uuid() });
    const both = await submitRenewal(harness.scope, user);
    const sent = await both.submit();
    expect(sent).toMatchObject({ ok: true });
    const [asked] = await harness.scope
      .db('consultation')
      .where({ user_id: user.id, kind: 'renewal' })
      .pluck('drug_types');
    expect(asked).toEqual(['finasteride']);
  });
});

it('is refused when it belongs to another service line, even if its drug is registered', async () => {
  const clinician = await open.clinician();
  const { consultationId } = await open.visit({ drugTypes: ['finasteride'] });
  const productIds = [open.product('sildenafil').id];
  const answer = await open.api(clinician, PROPOSE, decision(consultationId, { productIds }));
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'input.productIds', message: expect.stringContaining('is not part of this visit') }],
  });
});

describe('an answer that a rule of the plan needs', () => {
  const needed = (answers: Answers) =>
    visibleQuestions(hairIntakeFor(['finasteride']), answers)
      .map(({ id }) => id)
      .filter((id) =>
        rules.some(
          ({ appliesTo, inputs }) =>
            (appliesTo === 'all' || appliesTo.includes('finasteride')) && inputs.includes(id),
        ),
      );

  it('must be present for every visible question before a case is approved', async () => {
    const full = intakeAnswers(['finasteride']);
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(full)), async (removed) => {
        const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
        const answers = Object.fromEntries(Object.entries(full).filter(([id]) => !removed.includes(id)));
        await setAnswers(consultationId, answers);
        const missing = needed(answers).filter((id) => !Object.hasOwn(answers, id));
        const answer = await harness.api(maya, APPROVE, decision(consultationId));
        if (missing.length === 0) {
          expect(answer.data).toMatchObject({ deskApprove: { status: 'approved' } });
          return;
        }
        expect(answer.errors?.[0]?.extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
          fields: missing.map((id) => ({ field: `answers.${id}` })),
        });
        expect(await prescribed(user)).toEqual([]);
      }),
      { numRuns: 15, examples: [[[]], [['goals', 'previous_treatment']], [['patchy']]] },
    );
  });

  it('is required when a plan is accepted too, and the error quotes the question of the form', async () => {
    const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
    const productIds = [harness.product('ketoconazole').id];
    await harness.api(maya, PROPOSE, decision(consultationId, { productIds }));
    const { scalp_symptoms: _, allergies: __, ...rest } = intakeAnswers(['finasteride']);
    await setAnswers(consultationId, rest);
    const answer = await acceptPlan(harness, user, { id: consultationId, read: ['KET-COUNSEL'] });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining([
        { field: 'answers.scalp_symptoms', message: expect.stringContaining('scalp') },
        { field: 'answers.allergies', message: expect.stringContaining('llerg') },
      ]),
    });
    expect(answer.errors?.[0]?.message).toMatch(
      /^Before this plan can start, your clinician needs an answer from you: “[^”]+”, “[^”]+”\. Ask for a change and answer it there\.$/,
    );
    expect(await prescribed(user)).toEqual([]);
  });

  /** A renewal that lacks this answer, which the clinician could not approve. */
  const refusedRenewalWithout = async (question: string) => {
    const first = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(maya, APPROVE, decision(first.consultationId));
    const renewal = await submitRenewal(harness.scope, first.user);
    await renewal.submit();
    const [answers] = await harness.scope
      .db('consultation')
      .where({ id: renewal.consultationId })
      .pluck('answers');
    const { [question]: _, ...rest } = answers;
    await setAnswers(renewal.consultationId, rest);
    const refused = await harness.api(maya, APPROVE, decision(renewal.consultationId));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: `answers.${question}` }] });
    return { first, renewal, answers };
  };

  it('is required in a renewal, whose history includes the answers of the first visit', async () => {
    const { renewal, answers } = await refusedRenewalWithout('patchy');
    await setAnswers(renewal.consultationId, answers);
    const done = await harness.api(maya, APPROVE, decision(renewal.consultationId));
    expect(done.data).toMatchObject({ deskApprove: { status: 'approved' } });
  });

  it('belongs to the new state’s form after a move, and that form does not ask about side effects', async () => {
    const { first, renewal } = await refusedRenewalWithout('side_effects');
    await harness.scope
      .db('journey')
      .where({ user_id: first.user.id, kind: 'renewal' })
      .update({ kind: 'refill_out_of_state' });
    const done = await harness.api(maya, APPROVE, decision(renewal.consultationId));
    expect(done.data).toMatchObject({ deskApprove: { status: 'approved' } });
  });

  it('stays recorded when the patient corrects answers in the visit’s own form', async () => {
    const { consultationId, user } = await harness.visit({ drugTypes: ['finasteride'] });
    await recordAnswers(harness, maya, consultationId, { scalp_contact: 'no' });
    const responseId = await responseOf(harness.scope, consultationId);
    const response = await harness.scope.use(quizPort).response(responseId);
    const answersJson = JSON.stringify(intakeAnswers(['finasteride'], { goals: ['keep'] }));
    const input = { responseId, revision: response?.revision, answersJson, reason: 'One goal is enough' };
    const amended = await harness.api(
      user,
      'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }',
      { input },
    );
    expect(amended.errors).toBeUndefined();
    const page = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { answers { questionId } } }',
      { id: consultationId },
    );
    expect(page.data?.deskCase).toMatchObject({
      answers: expect.arrayContaining([{ questionId: 'scalp_contact' }]),
    });
  });
});
