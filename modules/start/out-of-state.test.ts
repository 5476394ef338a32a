import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { factPort, OOS_MEDICAL_HISTORY as OOS, questionnaireNamed } from '#modules/eligibility/index.ts';
import { type Answers, quizPort, visibleQuestions } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { healthyAfterMove as history, startFlows, type Who } from '#test/harness/start-flows.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { startModule } from './module.ts';

const harness = await openFileHarness({ modules: [...careModules, startModule] });
const flows = startFlows(harness);
const clinician = await harness.clinician();

const moved = (state: string): Answers => ({
  new_state: state,
  new_street: '9 Elm St',
  new_city: 'Albany',
  new_zip: '12207',
  moved_on: '2026-11-01',
});

/** A patient with an active finasteride prescription. */
const treated = async (): Promise<Who & { user: SignedInUser }> => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  const approved = await harness.api(clinician, APPROVE, decision(visit.consultationId));
  if (approved.errors) throw new Error(JSON.stringify(approved.errors));
  return { user: visit.user, leadId: null };
};
const hrefOf = async (who: Who, name: 'refill-out-of-state' | 'oos-medical-history', answers: Answers) => {
  const answer = await flows.answer(who, name, answers);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object(answer.data?.submitStartFlow).href;
};
const prescriptions = ({ user }: Who) =>
  harness.scope.db('prescription').where({ user_id: user?.id }).pluck('status');
const moveOf = async (who: Who) =>
  (await flows.ask(who, '{ startMove { state served movedOn sentAt } }')).data?.startMove;
const journeysOf = ({ user }: Who) =>
  harness.scope.db('journey').where({ user_id: user?.id, kind: 'refill_out_of_state' }).pluck('status');

describe('/refill-out-of-state: "licensed -> short history; not licensed -> stop refill safely"', () => {
  it('licensed: refills wait, the new address is saved, the history goes to a clinician there', async () => {
    const who = await treated();
    expect(await hrefOf(who, 'refill-out-of-state', moved('TX'))).toBe(
      '/start/question-flow/oos-medical-history',
    );
    expect(await prescriptions(who)).toEqual(['on_hold']);
    const person = await harness.scope.db('person').where({ id: who.user.id }).first();
    expect([person.street_address1, person.state]).toEqual(['9 Elm St', 'TX']);
    expect(await moveOf(who)).toEqual({ state: 'TX', served: true, movedOn: '2026-11-01', sentAt: null });

    expect(await hrefOf(who, 'oos-medical-history', history)).toBe('/thank-you-out-of-state');
    const [visit] = await harness.scope.db('consultation').where({ user_id: who.user.id, kind: 'renewal' });
    expect(visit).toMatchObject({ ship_state: 'TX', answers: { state: 'TX', conditions: ['none'] } });
    expect(await journeysOf(who)).toEqual(['awaiting_doctor']);
    expect(await moveOf(who)).toMatchObject({ sentAt: expect.stringMatching(/Z$/) });

    const shown = await harness.api(
      clinician,
      'query($id: ID!) { deskCase(consultationId: $id) { answers { questionId question } history { what kind } } }',
      { id: visit.id },
    );
    const asked = questionnaireNamed('oos-medical-history')?.questionnaire.questionsFor(['finasteride']);
    const { answers, history: events } = Object(shown.data?.deskCase);
    expect(answers.map(({ question }: { question: string }) => question)).toEqual(
      asked && visibleQuestions(asked, visit.answers).map(({ label }) => label),
    );
    expect(events).toContainEqual({ what: 'Answers submitted', kind: 'answers' });

    const source = `{ currentUser { journeys { kind flowType quizSet { status
      orderedQuizResponses { status quizResponse { configName } } } } } }`;
    const answer = await flows.ask(who, source);
    const journeys = Object(answer.data?.currentUser).journeys as { kind: string }[];
    expect(journeys.find(({ kind }) => kind === 'refill_out_of_state')).toMatchObject({
      flowType: 'refill out of state',
      quizSet: {
        status: 'completed',
        orderedQuizResponses: [
          { status: 'completed', quizResponse: { configName: 'refill-out-of-state' } },
          { status: 'completed', quizResponse: { configName: 'oos-medical-history' } },
        ],
      },
    });
  });

  it('not licensed: refills stop, what still ships goes to the new address, the history is skipped', async () => {
    const who = await treated();
    expect(await hrefOf(who, 'refill-out-of-state', moved('AK'))).toBe('/thank-you-out-of-state');
    expect(await prescriptions(who)).toEqual(['on_hold']);
    const person = await harness.scope.db('person').where({ id: who.user.id }).first();
    expect(person.state).toBe('AK');
    const [set] = await harness.scope
      .db('quiz_set')
      .where({ user_id: who.user.id, kind: 'refill_out_of_state' });
    expect(set.status).toBe('completed');
    const items = harness.scope
      .db('ordered_quiz_response')
      .where({ quiz_set_id: set.id })
      .orderBy('position');
    expect(await items.pluck('status')).toEqual(['completed', 'skipped']);
  });

  it('a malformed ZIP code is refused', async () => {
    const answer = flows.answer(await treated(), 'refill-out-of-state', { ...moved('TX'), new_zip: '1220' });
    await expect(answer).rejects.toThrow('Please enter a ZIP code, such as 12207.');
  });
});

describe('an emergency in the history of someone who moved', () => {
  it('is shown immediately and reported to the care team, complete or not', async () => {
    const who = await treated();
    await hrefOf(who, 'refill-out-of-state', moved('TX'));
    const answer = await flows.answer(who, 'oos-medical-history', { urgent_symptoms: ['chest_pain'] });
    expect(answer.data?.submitStartFlow).toMatchObject({
      outcome: 'emergency',
      ruleIds: ['URGENT-SYMPTOMS'],
    });
    const [visit] = await harness.scope.db('consultation').where({ user_id: who.user.id, kind: 'renewal' });
    expect(visit.outcome).toBe('emergency');
    expect(visit.alert_at).not.toBeNull();
  });

  it('is also reported when the patient closed the page', async () => {
    const who = await treated();
    await hrefOf(who, 'refill-out-of-state', moved('TX'));
    await flows.save(who, 'oos-medical-history', { self_harm_now: 'yes' });
    harness.clock.advance(120_000);
    await harness.sweep();
    const [visit] = await harness.scope.db('consultation').where({ user_id: who.user.id, kind: 'renewal' });
    expect(visit?.outcome).toBe('emergency');
  });

  it('is reported while another history is reviewed, with help on the screen', async () => {
    const who = await treated();
    await hrefOf(who, 'refill-out-of-state', moved('TX'));
    await hrefOf(who, 'oos-medical-history', history);
    harness.clock.advance(60_000);
    await hrefOf(who, 'refill-out-of-state', moved('NY'));
    const answer = await flows.answer(who, 'oos-medical-history', { ...history, self_harm_now: 'yes' });
    expect(answer.data?.submitStartFlow).toMatchObject({ outcome: 'emergency', ruleIds: ['SELF-HARM'] });
    const visits = harness.scope.db('consultation').where({ user_id: who.user.id, kind: 'renewal' });
    expect(await visits.clone().whereNull('alert_at').pluck('status')).toEqual(['assigned']);
    const [visit] = await visits.whereNotNull('alert_at');
    expect(visit).toMatchObject({ status: 'canceled', outcome: 'emergency', ship_state: 'NY' });
    const queue = await harness.api(clinician, '{ deskQueue { consultationId statusLabel } }');
    expect(queue.data?.deskQueue).toContainEqual({
      consultationId: visit.id,
      statusLabel: 'Emergency answers: contact the patient now',
    });
    const seen = await harness.api(
      clinician,
      'query($id: ID!) { deskCase(consultationId: $id) { alert { isOpen } answers { questionId answer } } }',
      { id: visit.id },
    );
    expect(seen.data?.deskCase).toMatchObject({ alert: { isOpen: true } });
  });

  it('is reported from a patient without a prescription', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const who = { user: visit.user, leadId: null };
    await hrefOf(who, 'refill-out-of-state', moved('TX'));
    await flows.answer(who, 'oos-medical-history', { urgent_symptoms: ['chest_pain'] });
    const alerted = harness.scope.db('consultation').where({ user_id: who.user.id }).whereNotNull('alert_at');
    expect(await alerted.pluck('outcome')).toEqual(['emergency']);
  });
});

describe('a history that was answered on an earlier day', () => {
  const feelings = ['urgent_symptoms', 'phq2_interest', 'phq2_down', 'self_harm_now'];
  const withoutFeelings: Answers = Object.fromEntries(
    Object.entries(history).filter(([question]) => !feelings.includes(question)),
  );
  const again = (...questions: readonly string[]) =>
    questions.map((field) => ({ field, message: 'Please answer this one again: it is about today.' }));
  const renewalsOf = (who: Who) => harness.rows('consultation', { user_id: who.user?.id, kind: 'renewal' });
  const answering = async () => {
    const who = await treated();
    await hrefOf(who, 'refill-out-of-state', moved('TX'));
    return { who, saved: await flows.save(who, OOS, history) };
  };
  const sentFeeling = async (who: Who) =>
    (await harness.scope.use(factPort).of(who.user?.id ?? '')).findLast(
      ({ question, stage }) => question === 'urgent_symptoms' && stage === 'submitted',
    );

  it('is sent within 24 hours, and dated when it was answered', async () => {
    const { who, saved } = await answering();
    const answeredAt = harness.clock.now();
    harness.clock.advance(DAY_MS);
    expect((await flows.submit(who, OOS, saved)).errors).toBeUndefined();
    expect(await renewalsOf(who)).toHaveLength(1);
    expect((await sentFeeling(who))?.speaksOf).toEqual(answeredAt);
  });

  it('is refused after 24 hours, and sent when the answers are given again', async () => {
    const { who, saved } = await answering();
    harness.clock.advance(DAY_MS + 1);
    const [error] = (await flows.submit(who, OOS, saved)).errors ?? [];
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    expect(error?.extensions.fields).toEqual(again(...feelings));
    expect(await renewalsOf(who)).toEqual([]);
    const response = await harness.scope.use(quizPort).response(saved.responseId);
    expect(response?.status).toBe('in-progress');

    // Saving another answer says nothing about how they feel today.
    const { responseId } = saved;
    const other = await flows.save(who, OOS, { ...history, scalp_symptoms: ['psoriasis'] }, responseId, 1);
    expect((await flows.submit(who, OOS, other)).errors?.[0]?.extensions.fields).toEqual(again(...feelings));

    const without = await flows.save(who, OOS, withoutFeelings, responseId, other.revision);
    const given = await flows.save(who, OOS, history, responseId, without.revision);
    expect((await flows.submit(who, OOS, given)).errors).toBeUndefined();
    expect(await renewalsOf(who)).toHaveLength(1);
    expect((await sentFeeling(who))?.speaksOf).toEqual(harness.clock.now());
  });

  it('that is an emergency is not delayed', async () => {
    const who = await treated();
    await hrefOf(who, 'refill-out-of-state', moved('TX'));
    const saved = await flows.save(who, OOS, { ...history, self_harm_now: 'yes' });
    harness.clock.advance(3 * DAY_MS);
    expect((await flows.submit(who, OOS, saved)).data?.submitStartFlow).toMatchObject({
      outcome: 'emergency',
    });
  });
});

describe('answers that are saved and not sent', () => {
  const rulesThatHold = ({ user }: Who) =>
    harness.scope
      .db('prescription_hold as h')
      .join('prescription as p', 'p.id', 'h.prescription_id')
      .where({ 'p.user_id': user?.id })
      .whereRaw("h.rule_ids <> '{}'")
      .pluck('h.rule_ids');

  it('hold what a patient takes: in the history for another state', async () => {
    const who = await treated();
    await flows.save(who, 'oos-medical-history', { allergies: ['finasteride'], allergies_detail: 'A rash' });
    expect(await prescriptions(who)).toEqual(['on_hold']);
    expect(await rulesThatHold(who)).toHaveLength(1);
  });

  it('hold what a patient takes: in the first questions of another visit', async () => {
    const who = await treated();
    await flows.save(who, 'hair-loss-basics', { patchy: 'yes' });
    expect(await prescriptions(who)).toEqual(['on_hold']);
    expect(await rulesThatHold(who)).toHaveLength(1);
  });

  it('are not recorded before the first visit', async () => {
    const who = { user: await harness.patient(), leadId: null };
    await flows.save(who, 'hair-loss-basics', { patchy: 'yes' });
    expect(await harness.rows('patient_fact', { user_id: who.user.id })).toEqual([]);
  });
});

it('leads a visitor without an account to account creation', async () => {
  expect(await hrefOf(flows.visitor(), 'oos-medical-history', history)).toBe('/start/account-creation');
});
