import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import { treatmentLetter } from '#modules/consultation/services/letters/treatment-letter.ts';
import { treatmentLetterBlocks } from '#modules/consultation/services/letters/treatment-letter-blocks.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { finasteride } from '#test/harness/products.ts';
import { sertraline, sexualHealthVisits, sildenafil } from '#test/harness/sexual-health-visits.ts';
import { codeOf, DISCONTINUE, fieldsOf, HOLD, RESUME, treatmentInput } from '#test/harness/treatment-api.ts';

/** An antidepressant that may lapse is an urgent case, and the patient is told what to do (S1.11). */
const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
const visits = sexualHealthVisits(harness, maya);

type Patient = Awaited<ReturnType<typeof visits.treated>>;
const onSertraline = (): Promise<Patient> => visits.treated([sertraline], ['sertraline']);

const QUEUE = '{ deskQueue { consultationId statusLabel task } }';
const CONTINUITY = `query($id: ID!) { deskContinuity(consultationId: $id) {
  prescriptionId label isOpen cause decision decidedBy patientText reason } }`;
const DECIDE = 'mutation($input: DeskContinuityInput!) { deskDecideContinuity(input: $input) }';
const TREATMENTS = `{ currentUser { care { treatments { label continuity { title text decidedBy } } } } }`;

interface Row {
  readonly prescriptionId: string;
  readonly isOpen: boolean;
  readonly cause: string | null;
  readonly decision: string | null;
}
const rowsOf = async ({ consultationId }: Patient): Promise<readonly Row[]> =>
  dataOf<{ deskContinuity: Row[] }>(await harness.api(maya, CONTINUITY, { id: consultationId }))
    .deskContinuity;
const taskOf = async ({ consultationId }: Patient) =>
  dataOf<{ deskQueue: { consultationId: string; statusLabel: string; task: string }[] }>(
    await harness.api(maya, QUEUE),
  ).deskQueue.find((row) => row.consultationId === consultationId);
const readsOf = async ({ user }: Patient) =>
  dataOf<{
    currentUser: {
      care: {
        treatments: { continuity: { title: string; text: string; decidedBy: string | null } | null }[];
      };
    };
  }>(await harness.api(user, TREATMENTS)).currentUser.care.treatments.map(({ continuity }) => continuity);
const noticesOf = async ({ user }: Patient): Promise<string[]> =>
  (await harness.rows('notice', { person_id: user.id, kind: 'treatment_interrupted' })).map(
    ({ body }: { body: string }) => body,
  );
const messagesOf = async ({ user }: Patient): Promise<string[]> =>
  (await harness.rows('care_message', { user_id: user.id })).map(({ body }: { body: string }) => body);

/** The clinician decides about the patient’s only antidepressant. */
const decide = async (patient: Patient, changes: Record<string, unknown> = {}) => {
  const [row] = await rowsOf(patient);
  return harness.api(maya, DECIDE, {
    input: {
      consultationId: patient.consultationId,
      prescriptionId: row?.prescriptionId,
      decision: 'taper',
      reason: 'Payment is not coming back.',
      message: 'Take half a tablet a day for two weeks, then stop.',
      ...changes,
    },
  });
};

/** Staff and patient are informed: the queue has the case today, the patient reads what to do and whom to call. */
const expectRaised = async (patient: Patient, label: RegExp) => {
  expect(await taskOf(patient)).toMatchObject({
    task: 'hold',
    statusLabel: expect.stringMatching(/decide today to taper, bridge or stop/),
  });
  expect((await taskOf(patient))?.statusLabel).toMatch(label);
  expect(await rowsOf(patient)).toMatchObject([{ isOpen: true, cause: expect.stringMatching(label) }]);
  const [read] = await readsOf(patient);
  expect(read).toMatchObject({ title: 'Do not stop it suddenly', decidedBy: null });
  expect(read?.text).toMatch(/do not stop .* suddenly/);
  expect(read?.text).toMatch(/1-800-555-0142/);
  expect(await messagesOf(patient)).toContain(read?.text);
  const notices = await noticesOf(patient);
  expect(notices).toHaveLength(1);
  expect(notices[0]).not.toMatch(/sertraline|antidepressant/i);
};

/** The payment processor no longer has the patient’s card, so that every later charge fails. */
const breakCard = async ({ user }: Patient) => {
  const paymentMethodId = (await harness.processor.savedCard('4242424242424242')).paymentMethodId;
  await harness.scope
    .db('payment_card')
    .where({ user_id: user.id })
    .update({ payment_method_id: paymentMethodId });
};

describe('S1.11: an antidepressant never lapses unnoticed (SSRI-NOGAP)', () => {
  it('a refill whose payment fails', async () => {
    const patient = await onSertraline();
    expect(await rowsOf(patient)).toMatchObject([{ isOpen: false, cause: null, decision: null }]);
    await breakCard(patient);
    await visits.treatment().daysPass(30);
    await expectRaised(patient, /payment for an antidepressant failed/);
    // Retried and failed again: decided once, unless the retries end for good.
    dataOf(
      await decide(patient, { decision: 'bridge', message: 'A pharmacy near you has two weeks for you.' }),
    );
    expect(await taskOf(patient)).toBeUndefined();
    await visits.treatment().daysPass(5);
    expect(await taskOf(patient)).toBeUndefined();
    await visits.treatment().daysPass(15);
    expect((await taskOf(patient))?.statusLabel).toMatch(/failed for good/);
  });

  it('a payment with another card ends it without a decision', async () => {
    const patient = await onSertraline();
    await breakCard(patient);
    await visits.treatment().daysPass(30);
    expect(await taskOf(patient)).toBeDefined();
    const [{ id }] = await harness.rows('invoice', { user_id: patient.user.id, status: 'failed_unpaid' });
    const PAY =
      'mutation($id: ID!, $card: String) { payInvoice(invoiceId: $id, paymentMethodId: $card) { status } }';
    dataOf(await harness.api(patient.user, PAY, { id, card: await harness.card() }));
    await visits.treatment().hour();
    await visits.treatment().hour();
    expect((await visits.treatment().sentProducts(patient)).length).toBeGreaterThan(1);
    expect(await taskOf(patient)).toBeUndefined();
    expect(await readsOf(patient)).toEqual([null]);
  });

  it('a prescription that expires', async () => {
    const patient = await onSertraline();
    await harness.scope
      .db('prescription')
      .where({ user_id: patient.user.id })
      .update({ expires_at: addDays(harness.clock.now(), -1) });
    await visits.treatment().hour();
    await expectRaised(patient, /has expired/);
  });

  it('the last refill is used up and nothing was renewed', async () => {
    const patient = await onSertraline();
    await visits.treatment().useUp(patient);
    await visits.treatment().daysPass(35);
    await expectRaised(patient, /no refills left/);
  });

  it('a hold by a clinician, until it is lifted', async () => {
    const patient = await onSertraline();
    dataOf(await harness.api(maya, HOLD, treatmentInput(patient.consultationId)));
    await expectRaised(patient, /is on hold/);
    dataOf(await harness.api(maya, RESUME, treatmentInput(patient.consultationId)));
    expect(await taskOf(patient)).toBeUndefined();
    expect(await readsOf(patient)).toEqual([null]);
  });

  it('a subscription that the patient cancels', async () => {
    const patient = await onSertraline();
    const [{ id }] = await harness.rows('subscription', { user_id: patient.user.id });
    dataOf(
      await harness.api(
        patient.user,
        'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { effects } }',
        { id },
      ),
    );
    await harness.drain();
    await expectRaised(patient, /canceled the subscription/);
    // The patient takes it back: nothing has to be decided any more.
    const { undoCancellation } = dataOf<{
      undoCancellation: { consentText: string; consentVersion: string };
    }>(
      await harness.api(
        patient.user,
        'query($id: ID!) { undoCancellation(subscriptionId: $id) { consentText consentVersion } }',
        { id },
      ),
    );
    const { consentText, consentVersion } = undoCancellation;
    const input = { subscriptionId: id, agreed: true, consentVersion, shownHash: consentHash(consentText) };
    dataOf(
      await harness.api(
        patient.user,
        'mutation($input: TakeBackInput!) { takeBackCancellation(input: $input) }',
        { input },
      ),
    );
    await harness.drain();
    expect(await taskOf(patient)).toBeUndefined();
    expect(await readsOf(patient)).toEqual([null]);
  });

  it.each<[string, string, boolean]>([
    ['a refused renewal', 'stopped', true],
    ['a plan without an antidepressant', 'stopped', true],
    ['a plan with another antidepressant, which takes its place', 'superseded', false],
  ])('%s', async (what, status, isRaised) => {
    const patient = await onSertraline();
    const { scope } = harness;
    const { id: userId } = patient.user;
    const cause = {
      actor: { role: 'clinician', id: maya.id, impersonatorId: null },
      reason: 'decided at a visit',
    } as const;
    const stopText = 'Something else suits you better.';
    const prescriptions = scope.use(prescriptionPort);
    const drugTypes = what.startsWith('a plan with another')
      ? (['fluoxetine'] as const)
      : (['sildenafil'] as const);
    const ended = what.startsWith('a refused')
      ? await prescriptions.endRefused(
          { userId, drugTypes: ['sertraline'], submittedAt: null, stopText },
          cause,
        )
      : await prescriptions.endReplaced(
          {
            userId,
            consultationId: scope.ids.uuid(),
            productIds: [sertraline],
            drugTypes,
            isReplaced: true,
            stopText,
          },
          cause,
        );
    expect(ended).toMatchObject({ ok: true });
    await harness.drain();
    expect(await visits.treatment().prescriptionsOf(patient)).toEqual({ [sertraline]: status });
    if (isRaised) await expectRaised(patient, /has ended/);
    else expect(await noticesOf(patient)).toEqual([]);
  });

  it('concerns no other drugs, and none that the patient never received', async () => {
    const hair = await visits.treatment().treated([finasteride], ['finasteride']);
    dataOf(await harness.api(maya, HOLD, treatmentInput(hair.consultationId)));
    const erection = await visits.treated([sildenafil], ['sildenafil']);
    dataOf(await harness.api(maya, HOLD, treatmentInput(erection.consultationId)));
    const unsent = await visits.sent([sertraline], ['sertraline']);
    dataOf(await visits.approve(unsent.consultationId));
    dataOf(await harness.api(maya, HOLD, treatmentInput(unsent.consultationId)));
    expect(await harness.rows('notice', { person_id: hair.user.id, kind: 'treatment_interrupted' })).toEqual(
      [],
    );
    expect(await noticesOf(erection)).toEqual([]);
    expect(await noticesOf(unsent)).toEqual([]);
    expect(await rowsOf(erection)).toEqual([]);
  });
});

describe('what can be done while nothing can be sent', () => {
  it('the desk says so with every choice, and the patient gets a letter for another doctor', async () => {
    const patient = await onSertraline();
    const OPTIONS = `query($id: ID!) { deskContinuity(consultationId: $id) { options { decision description } } }`;
    const read = async () =>
      dataOf<{ deskContinuity: { options: { decision: string; description: string }[] }[] }>(
        await harness.api(maya, OPTIONS, { id: patient.consultationId }),
      ).deskContinuity[0]?.options ?? [];
    expect((await read()).map(({ decision }) => decision)).toEqual(['taper', 'bridge', 'stop', 'continue']);
    dataOf(await harness.api(maya, HOLD, treatmentInput(patient.consultationId)));
    const bridge = (await read()).find(({ decision }) => decision === 'bridge');
    expect(bridge?.description).toMatch(
      /no package for 14 days.*Nothing can be sent until the hold is lifted/,
    );
    const letter = await treatmentLetter(harness.makeScope(), patient.user.id);
    expect(letter?.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await visits.treated([sildenafil], ['sildenafil']);
    expect(await treatmentLetter(harness.makeScope(), other.user.id)).toBeNull();
  });

  it('the letter says what is taken and since when, and prescribes nothing', () => {
    const text = treatmentLetterBlocks({
      name: 'Sam Rivera',
      dob: '1990-04-12',
      treatments: [
        {
          name: 'Sertraline 50 mg, 30 tablets',
          firstSentAt: new Date('2026-09-01T12:00:00Z'),
          lastSentAt: new Date('2026-11-01T12:00:00Z'),
        },
      ],
      today: new Date('2026-11-23T12:00:00Z'),
    })
      .map((block) => block.text)
      .join('\n');
    for (const words of [
      'Patient: Sam Rivera',
      'Sertraline 50 mg, 30 tablets. First package: September 1, 2026. Last package: November 1, 2026.',
      'should not be stopped suddenly',
      'This letter is not a prescription.',
    ])
      expect(text).toContain(words);
  });
});

describe('what the clinician decides', () => {
  it('is stored once with who and when, and the desk and the patient read the same', async () => {
    const patient = await onSertraline();
    dataOf(await harness.api(maya, HOLD, treatmentInput(patient.consultationId)));
    for (const _ of [1, 2]) dataOf(await decide(patient));
    const plan = 'Take half a tablet a day for two weeks, then stop.';
    const [clinician] = await harness.rows('clinician', { person_id: maya.id });
    expect(await rowsOf(patient)).toMatchObject([
      {
        isOpen: false,
        decision: 'Come down in steps',
        decidedBy: clinician.name,
        patientText: plan,
        reason: 'Payment is not coming back.',
      },
    ]);
    expect(await readsOf(patient)).toEqual([
      { title: 'Come down in steps', text: plan, decidedBy: clinician.name },
    ]);
    expect((await messagesOf(patient)).filter((body) => body.includes(plan))).toHaveLength(1);
    expect(await taskOf(patient)).toBeUndefined();
    const [row] = await harness.rows('treatment_interruption', { decision: 'taper' });
    expect(row).toMatchObject({ decided_by: clinician.id, cause: 'on_hold' });
    expect(row.decided_at).not.toBeNull();
  });

  it('is possible without an interruption, such as after a check-in without an answer', async () => {
    const patient = await onSertraline();
    dataOf(await decide(patient, { decision: 'continue', message: 'Please go on.' }));
    expect(await readsOf(patient)).toMatchObject([{ title: 'Continue as before', text: 'Please go on.' }]);
    expect(await taskOf(patient)).toBeUndefined();
  });

  it('“stop” ends the treatment with its subscription; discontinuing is the same decision', async () => {
    const stopped = await onSertraline();
    dataOf(await decide(stopped, { decision: 'stop', message: 'Please stop now.' }));
    const ended = await onSertraline();
    dataOf(
      await harness.api(
        maya,
        DISCONTINUE,
        treatmentInput(ended.consultationId, { message: 'Please stop now.' }),
      ),
    );
    await harness.drain();
    for (const patient of [stopped, ended]) {
      expect(await visits.treatment().prescriptionsOf(patient)).toEqual({ [sertraline]: 'stopped' });
      expect(await visits.treatment().subscriptionsOf(patient)).toEqual(['canceled']);
      expect(await rowsOf(patient)).toMatchObject([{ isOpen: false, decision: 'Stop' }]);
      expect(await readsOf(patient)).toMatchObject([{ title: 'Stop', text: 'Please stop now.' }]);
      expect(await taskOf(patient)).toBeUndefined();
      expect(await noticesOf(patient)).toEqual([]);
    }
  });

  it('needs a choice, texts for record and patient, a clinician, and a drug that must not end abruptly', async () => {
    const patient = await onSertraline();
    expect(fieldsOf(await decide(patient, { decision: 'maybe' }))).toMatchObject([
      { field: 'input.decision' },
    ]);
    expect(fieldsOf(await decide(patient, { message: ' ' }))).toMatchObject([{ field: 'input.message' }]);
    const other = await visits.treated([sildenafil], ['sildenafil']);
    const [prescription] = await harness.rows('prescription', { user_id: other.user.id });
    const { consultationId } = other;
    expect(codeOf(await decide(patient, { consultationId, prescriptionId: prescription.id }))).toBe(
      'CONFLICT',
    );
    expect(codeOf(await decide(patient, { prescriptionId: prescription.id }))).toBe('NOT_FOUND');
    const byPatient = await harness.api(patient.user, CONTINUITY, { id: patient.consultationId });
    expect(codeOf(byPatient)).toBe('FORBIDDEN');
  });
});
