import { describe, expect, it } from 'vitest';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { RESPOND_TO_ALERT } from '#test/harness/treatment-api.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { ALARM_DUE_MINUTES, ALARMING_WORDS_VERSION } from './domain/alarming-words.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const SEND = 'mutation($body: String!) { sendMessage(body: $body) { alarm } }';
const QUEUE = '{ deskQueue { consultationId isAlert alertDueAt statusLabel } }';

interface Line {
  readonly consultationId: string;
  readonly isAlert: boolean;
  readonly alertDueAt: string | null;
  readonly statusLabel: string;
}
const queue = async (): Promise<Line[]> => (await harness.api(maya, QUEUE)).data?.deskQueue as Line[];
const lineOf = async (id: string) => (await queue()).find(({ consultationId }) => consultationId === id);

/** A visit that was approved long ago. */
const treated = async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.api(maya, APPROVE, decision(visit.consultationId));
  return visit;
};

describe('a message with alarming words', () => {
  it('S2.25: is sent, and is on top of the queue with a deadline', async () => {
    await harness.visit({ drugTypes: ['finasteride'] });
    const { user, consultationId } = await treated();
    const sent = await harness.api(user, SEND, { body: 'I have chest pain since this morning.' });
    expect(sent.data).toEqual({ sendMessage: { alarm: 'emergency' } });
    const [first] = await queue();
    expect(first).toMatchObject({
      consultationId,
      isAlert: true,
      statusLabel: 'Emergency words in a message: contact the patient now',
    });
    const due = new Date(first?.alertDueAt ?? '').getTime() - harness.clock.now().getTime();
    expect(Math.abs(due - ALARM_DUE_MINUTES * 60_000)).toBeLessThan(5_000);
    const alerts = harness.scope.db('outbox_event').where({ type: 'care.alerted' });
    expect((await alerts.pluck('payload')).map((one) => one.consultationId)).toContain(consultationId);
    await harness.api(maya, RESPOND_TO_ALERT, {
      id: consultationId,
      outcome: 'spoke_with_patient',
      note: 'Well.',
    });
  });

  it('becomes a fact in the chart, with the version of the list', async () => {
    const { user, consultationId } = await treated();
    await harness.api(user, SEND, { body: 'I cannot breathe and I want to die.' });
    const facts = await harness.scope
      .db('patient_fact')
      .where({ user_id: user.id, question: 'message_alarm' })
      .select('value', 'questionnaire', 'questionnaire_version', 'visit_id', 'rule_ids');
    expect(facts).toEqual([
      {
        value: ['ALARM-SUICIDE', 'ALARM-BREATH'],
        questionnaire: 'message',
        questionnaire_version: ALARMING_WORDS_VERSION,
        visit_id: consultationId,
        rule_ids: [],
      },
    ]);
    const chart = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { history { kind what } messages { alarm } } }',
      { id: consultationId },
    );
    expect(chart.data?.deskCase).toMatchObject({
      history: expect.arrayContaining([
        { kind: 'alert', what: 'Alarming words in a message from the patient' },
      ]),
      messages: expect.arrayContaining([{ alarm: 'crisis' }]),
    });
  });

  it('stays open after a reply and after “no reply needed”; a clinician closes it with an outcome', async () => {
    const { user, consultationId: id } = await treated();
    await harness.api(user, SEND, { body: 'I fainted twice.' });
    await harness.api(
      maya,
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "How are you?", asksPatient: false) { id } }',
      { id },
    );
    await harness.api(maya, 'mutation($id: ID!) { deskNoReplyNeeded(consultationId: $id) }', { id });
    await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
    expect(await lineOf(id)).toMatchObject({ isAlert: true });
    await harness.api(maya, RESPOND_TO_ALERT, { id, outcome: 'could_not_reach', note: 'No answer.' });
    expect(await lineOf(id)).toMatchObject({ isAlert: true });
    await harness.api(maya, RESPOND_TO_ALERT, { id, outcome: 'spoke_with_patient', note: 'At home, well.' });
    expect((await lineOf(id))?.isAlert ?? false).toBe(false);
  });

  it('raises it again after it was closed, with a new deadline', async () => {
    const { user, consultationId: id } = await treated();
    await harness.api(user, SEND, { body: 'I passed out.' });
    await harness.api(maya, RESPOND_TO_ALERT, { id, outcome: 'spoke_with_patient', note: 'Well.' });
    await harness.clock.advance(3 * 3_600_000);
    await harness.api(user, SEND, { body: 'I passed out again.' });
    const again = await lineOf(id);
    expect(again).toMatchObject({ isAlert: true });
    expect(new Date(again?.alertDueAt ?? '').getTime()).toBeGreaterThan(harness.clock.now().getTime());
  });

  it('is on the desk before a visit was submitted too', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.scope.db('consultation').where({ id }).update({ status: 'draft', clinician_id: null });
    await harness.api(user, SEND, { body: 'I want to kill myself.' });
    expect(await lineOf(id)).toMatchObject({ isAlert: true });
    const closed = await harness.api(maya, RESPOND_TO_ALERT, {
      id,
      outcome: 'sent_to_emergency_care',
      note: 'Called 911 with the patient.',
    });
    expect(closed.errors).toBeUndefined();
  });

  it('no other message raises one', async () => {
    const { user, consultationId: id } = await treated();
    const sent = await harness.api(user, SEND, { body: 'My scalp itches a little.' });
    expect(sent.data).toEqual({ sendMessage: { alarm: null } });
    expect(await lineOf(id)).toMatchObject({ isAlert: false, alertDueAt: null });
  });
});
