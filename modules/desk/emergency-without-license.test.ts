import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { codeOf, DISCONTINUE, HOLD, RESPOND_TO_ALERT, treatmentInput } from '#test/harness/treatment-api.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';

/** An emergency in a state where no clinician is licensed may be handled by any clinician. */
const { harness } = await openFileDeskHarness({ modules: careModules });
const texan = await harness.addClinician('texan@example.com', ['TX']);

const emergency = { urgent_symptoms: ['chest_pain'] };
const shippedTo = async (state: string, answers: Parameters<Harness['visit']>[0]['answers'] = {}) => {
  const visit = await harness.visit({ drugTypes: ['finasteride'], answers });
  await harness.scope.db('consultation').where({ id: visit.consultationId }).update({ ship_state: state });
  return visit;
};
const queueOf = async (user: SignedInUser): Promise<readonly string[]> => {
  const answer = await harness.api(user, '{ deskQueue { consultationId } }');
  const { deskQueue } = answer.data as { deskQueue: { consultationId: string }[] };
  return deskQueue.map(({ consultationId }) => consultationId);
};
const caseOf = (user: SignedInUser, id: string) =>
  harness.api(
    user,
    'query($id: ID!) { deskCase(consultationId: $id) { alert { isOpen } approvalBlocks answerForm { responseId } } }',
    { id },
  );
const respond = (user: SignedInUser, id: string, outcome: string) =>
  harness.api(user, RESPOND_TO_ALERT, { id, outcome, note: 'They are in the emergency room.' });

describe('an emergency in a state where no clinician is licensed', () => {
  it('is at the top of the queue of every clinician, who can read it', async () => {
    const waiting = await shippedTo('TX');
    harness.clock.advance(60_000);
    const { consultationId } = await shippedTo('AK', emergency);
    const queue = await queueOf(texan);
    expect(queue[0]).toBe(consultationId);
    expect(queue).toContain(waiting.consultationId);
    const seen = await caseOf(texan, consultationId);
    expect(seen.data?.deskCase).toMatchObject({
      alert: { isOpen: true },
      answerForm: null,
      approvalBlocks: expect.arrayContaining(['Only a clinician licensed in this state can decide.']),
    });
  });

  it('is handled by any clinician, who can still read it; it leaves the queue', async () => {
    const { consultationId, user } = await shippedTo('AK', emergency);
    expect((await respond(texan, consultationId, 'could_not_reach')).data).toEqual({
      deskRespondToAlert: false,
    });
    expect(await queueOf(texan)).toContain(consultationId);
    const written = await harness.api(
      texan,
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Call 911.", asksPatient: false) { id } }',
      { id: consultationId },
    );
    expect(written.errors).toBeUndefined();
    expect((await respond(texan, consultationId, 'sent_to_emergency_care')).data).toEqual({
      deskRespondToAlert: true,
    });
    expect(await queueOf(texan)).not.toContain(consultationId);
    expect((await caseOf(texan, consultationId)).data?.deskCase).toMatchObject({ alert: { isOpen: false } });
    const audits = await harness.rows('audit_log', {
      action: 'case.alert_answered',
      subject_id: consultationId,
    });
    expect(audits).toMatchObject([
      { actor_id: texan.id, detail: { patientId: user.id } },
      { actor_id: texan.id },
    ]);
  });

  it('cannot be decided by them', async () => {
    const { consultationId } = await shippedTo('AK', emergency);
    const input = treatmentInput(consultationId);
    const refused = [
      await harness.api(texan, APPROVE, decision(consultationId)),
      await harness.api(texan, HOLD, input),
      await harness.api(texan, DISCONTINUE, input),
      await harness.api(texan, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', {
        id: consultationId,
      }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'FORBIDDEN'));
    expect(refused[0]?.errors?.[0]?.message).toContain('No clinician is licensed in Alaska.');
  });
});

it.each<[string, string, Parameters<typeof shippedTo>[1]]>([
  ['another case of that state', 'AK', {}],
  ['an emergency where another clinician is licensed', 'NY', emergency],
])('%s is not shown to a clinician without a license', async (_, state, answers) => {
  const { consultationId } = await shippedTo(state, answers);
  expect(await queueOf(texan)).not.toContain(consultationId);
  expect(codeOf(await caseOf(texan, consultationId))).toBe('NOT_FOUND');
  expect(codeOf(await respond(texan, consultationId, 'spoke_with_patient'))).toBe('NOT_FOUND');
});
