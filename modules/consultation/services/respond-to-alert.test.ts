import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { RESPOND_TO_ALERT } from '#test/harness/treatment-api.ts';
import { intakeAnswers, responseOf } from '#test/harness/visit-api.ts';

const { harness, maya: clinician } = await openFileDeskHarness({ modules: careModules });

it('an emergency stays open until a clinician closes it with an outcome', async () => {
  const operator = await harness.operator();
  const visit = await harness.visit({
    drugTypes: ['finasteride'],
    answers: { urgent_symptoms: ['chest_pain'] },
  });
  const { consultationId } = visit;
  const first = async () => {
    const answer = await harness.api(operator, '{ deskQueue { consultationId statusLabel } }');
    const queue = answer.data?.deskQueue;
    return Array.isArray(queue) ? queue.find((row) => row.consultationId === consultationId) : null;
  };
  const alerts = () =>
    harness.scope
      .db('outbox_event')
      .where({ type: 'care.alerted' })
      .whereRaw("payload->>'consultationId' = ?", [consultationId])
      .pluck('payload');
  const respond = (by: SignedInUser, outcome: string, note = 'Called twice.') =>
    harness.api(by, RESPOND_TO_ALERT, { id: consultationId, outcome, note });
  const isOpen = { statusLabel: 'Emergency answers: contact the patient now' };
  expect(await first()).toMatchObject(isOpen);
  expect(await alerts()).toEqual([{ userId: visit.user.id, consultationId }]);
  // A message does not prove that the patient is safe: neither an operator's nor a clinician's closes it.
  for (const staff of [operator, clinician])
    await harness.api(
      staff,
      'mutation($id: ID!, $body: String!) { deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }',
      { id: consultationId, body: 'Are you safe now?' },
    );
  expect(await first()).toMatchObject(isOpen);
  expect((await respond(operator, 'spoke_with_patient')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await respond(clinician, 'fine')).errors?.[0]?.extensions.fields).toMatchObject([
    { field: 'outcome' },
  ]);
  expect((await respond(clinician, 'spoke_with_patient', ' ')).errors?.[0]?.extensions.fields).toMatchObject([
    { field: 'note' },
  ]);
  expect((await respond(clinician, 'could_not_reach')).data).toEqual({ deskRespondToAlert: false });
  expect(await first()).toMatchObject(isOpen);
  expect(await alerts()).toHaveLength(2);
  harness.clock.advance(60_000);
  expect((await respond(clinician, 'sent_to_emergency_care')).data).toEqual({ deskRespondToAlert: true });
  expect(await first()).toBeUndefined();
  expect(await alerts()).toHaveLength(2);
  expect((await respond(clinician, 'spoke_with_patient')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const seen = await harness.api(
    clinician,
    'query($id: ID!) { deskCase(consultationId: $id) { alert { isOpen responses { outcome note clinicianName } } } }',
    { id: consultationId },
  );
  expect(seen.data?.deskCase).toEqual({
    alert: {
      isOpen: false,
      responses: [
        { outcome: 'could_not_reach', note: 'Called twice.', clinicianName: 'Maya Okafor, MD' },
        { outcome: 'sent_to_emergency_care', note: 'Called twice.', clinicianName: 'Maya Okafor, MD' },
      ],
    },
  });
});

describe('an emergency in corrected answers', () => {
  /** A visit with an alert that began now, whose patient then reports another emergency. */
  const corrected = async (alert: { isClosed: boolean }) => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const { consultationId } = visit;
    const at = harness.clock.now();
    await harness.scope
      .db('consultation')
      .where({ id: consultationId })
      .update({ alert_at: at, alert_handled_at: alert.isClosed ? at : null });
    harness.clock.advance(600_000);
    const responseId = await responseOf(harness.scope, consultationId);
    const [{ revision }] = await harness.rows('quiz_response', { id: responseId });
    const answers = intakeAnswers(['finasteride'], { state: visit.state, urgent_symptoms: ['chest_pain'] });
    const amended = await harness.api(
      visit.user,
      'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }',
      { input: { responseId, revision, answersJson: JSON.stringify(answers), reason: 'It began today.' } },
    );
    expect(amended.data).toMatchObject({ amendIntake: { outcome: 'emergency' } });
    const [row] = await harness.rows('consultation', { id: consultationId });
    return { row, before: at };
  };

  it('opens the alert again after it was closed', async () => {
    const { row } = await corrected({ isClosed: true });
    expect(row).toMatchObject({ alert_handled_at: null, alert_at: harness.clock.now() });
  });

  it('leaves an open alert as it is, so that it escalates from the first emergency on', async () => {
    const { row, before } = await corrected({ isClosed: false });
    expect(row).toMatchObject({ alert_handled_at: null, alert_at: before });
  });
});

it('refusing the visit does not close its emergency', async () => {
  const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.scope
    .db('consultation')
    .where({ id: consultationId })
    .update({ alert_at: harness.clock.now() });
  const refused = await harness.api(
    clinician,
    'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See a doctor.") { status } }',
    { id: consultationId },
  );
  expect(refused.errors).toBeUndefined();
  const [row] = await harness.rows('consultation', { id: consultationId });
  expect(row.alert_handled_at).toBeNull();
});
