import { describe, expect, it } from 'vitest';
import { shownText, standardConsents } from '#modules/account/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { basics, codeOf, hairBasics, startFlows, type Who } from '#test/harness/start-flows.ts';
import { intakeAnswers, responseOf, save, submit } from '#test/harness/visit-api.ts';
import type { FlowName } from './domain/flows.ts';
import { startModule } from './module.ts';

const harness = await openFileHarness({ modules: [...careModules, startModule] });
const flows = startFlows(harness);
await harness.clinician();

const outcomeOf = async (name: FlowName, answers: Answers, who: Who = flows.visitor()) => {
  const answer = await flows.answer(who, name, answers);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.submitStartFlow as { outcome: string; href: string; notice: { title: string } | null };
};
const stopOf = async (who: Who) =>
  (await flows.ask(who, '{ startStop { outcome state findings { ruleId } } }')).data?.startStop;
const contentOf = async (id: string): Promise<Answers> =>
  (await harness.scope.db('quiz_response').where({ id }).first()).content;

describe('/start/basics "runs age/sex/state checks -> not-eligible pages; licence check -> sync notice"', () => {
  it.each<[string, Answers, string, string]>([
    ['eligible answers continue', {}, 'ok', '/start/question-flow/hair-loss-basics'],
    ['younger than 18', { dob: '2010-01-01' }, 'stop', '/not-eligible-user/age'],
    ['not male', { sex_at_birth: 'female' }, 'stop', '/not-eligible-user/sex'],
    ['the current state is not served', { state: 'AK' }, 'stop', '/not-eligible-user/state'],
    ['the home state is not served', { home_state: 'MS' }, 'stop', '/not-eligible-user/state'],
  ])('%s', async (_, changes, outcome, href) => {
    expect(await outcomeOf('start-basics', { ...basics, ...changes })).toMatchObject({
      outcome,
      href,
      notice: null,
    });
  });

  it('shows a notice in states that require a live call first', async () => {
    const { notice, href } = await outcomeOf('start-basics', { ...basics, home_state: 'NM' });
    expect(notice).toEqual({ title: 'New Mexico asks for a live call' });
    expect(href).toBe('/start/question-flow/hair-loss-basics');
  });

  it('shows the reason on the page it leads to, for this visitor only', async () => {
    const who = flows.visitor();
    await outcomeOf('start-basics', { ...basics, home_state: 'AK' }, who);
    expect(await stopOf(who)).toEqual({ outcome: 'stop', state: 'AK', findings: [{ ruleId: 'STATE' }] });
    expect(await stopOf(flows.visitor())).toBeNull();
    // The visitor entered the wrong state and may start again.
    harness.clock.advance(1000);
    await outcomeOf('start-basics', basics, who);
    expect(await stopOf(who)).toBeNull();
  });

  it('names every invalid question', async () => {
    const answer = await flows.answer(flows.visitor(), 'start-basics', { first_name: 'Sam' });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    const fields = answer.errors?.[0]?.extensions.fields as { field: string }[];
    expect(fields.map(({ field }) => field)).toEqual(['dob', 'sex_at_birth', 'state', 'home_state', 'goals']);
  });
});

describe('/start/question-flow/hair-loss-basics and its red flags', () => {
  it.each<[string, Answers, string, string]>([
    ['eligible answers lead to account creation', {}, 'ok', '/start/account-creation'],
    ['H1 patchy', { patchy: 'yes' }, 'stop', '/not-eligible-user/alternatives'],
    ['H2 sudden shedding is for the clinician', { speed: 'under_3_months' }, 'ok', '/start/account-creation'],
    ['H3 a painful scalp', { scalp_symptoms: ['pain'] }, 'ok', '/start/account-creation'],
    ['H4 brows', { other_hair_loss: ['brows'] }, 'stop', '/not-eligible-user/alternatives'],
    ['H5 chemotherapy', { cancer_treatment: 'now' }, 'stop', '/not-eligible-user/alternatives'],
  ])('%s', async (_, changes, outcome, href) => {
    expect(await outcomeOf('hair-loss-basics', { ...hairBasics, ...changes })).toMatchObject({
      outcome,
      href,
    });
  });

  it('leads a signed-in person to the fee', async () => {
    const who = { user: await harness.patient(), leadId: null };
    expect((await outcomeOf('hair-loss-basics', hairBasics, who)).href).toBe('/start/doctor-visit-payment');
  });
});

describe('anonymous answers are stored under the lead, and adopted at sign-in', () => {
  it('a visitor resumes in the same browser, nobody else sees the answers, and signing in adopts them', async () => {
    const lead = flows.visitor();
    const first = await flows.save(lead, 'hair-loss-basics', { norwood: 'norwood_2' });
    const FLOW = '{ startFlow(name: "hair-loss-basics") { responseId revision answers } }';
    const flowOf = async (who: Who) => (await flows.ask(who, FLOW)).data?.startFlow;
    const resumed = { responseId: first.responseId, revision: 1, answers: '{"norwood":"norwood_2"}' };
    expect(await flowOf(lead)).toEqual(resumed);
    expect(await flowOf(flows.visitor())).toEqual({ responseId: null, revision: 0, answers: '{}' });
    const stolen = await flows.submit(flows.visitor(), 'hair-loss-basics', first);
    expect(codeOf(stolen)).toBe('NOT_FOUND');
    const visitor = await flows.signIn(lead);
    expect(await flowOf(visitor)).toEqual(resumed);
    expect(await flowOf(lead)).toEqual({ responseId: null, revision: 0, answers: '{}' });
  });

  it('a second tab gets a conflict and does not overwrite', async () => {
    const who = flows.visitor();
    await flows.save(who, 'start-basics', { first_name: 'Sam' });
    await expect(flows.save(who, 'start-basics', { first_name: 'Max' })).rejects.toThrow('CONFLICT');
  });

  it('a visitor can delete their answers', async () => {
    const who = flows.visitor();
    await flows.save(who, 'start-basics', { first_name: 'Sam' });
    await flows.ask(who, 'mutation { forgetStart }');
    const kept = await harness.scope.db('quiz_response').where({ lead_id: who.leadId });
    expect(kept).toEqual([]);
    expect(await harness.scope.db('quiz_set').where({ lead_id: who.leadId })).toEqual([]);
  });

  it('starting over empties unfinished questionnaires', async () => {
    const who = flows.visitor();
    const { responseId } = await flows.save(who, 'start-basics', { first_name: 'Sam' });
    const UNFINISHED = '{ startUnfinished { name href answered total } }';
    expect((await flows.ask(who, UNFINISHED)).data).toEqual({
      startUnfinished: [{ name: 'start-basics', href: '/start/basics', answered: 1, total: 6 }],
    });
    await flows.ask(who, 'mutation { startOver }');
    expect(await contentOf(responseId)).toEqual({});
  });
});

describe('answers to hair-loss-basics are prefilled into the intake', () => {
  it('together with the set of questionnaires that the visitor started', async () => {
    const lead = flows.visitor();
    await outcomeOf('start-basics', basics, lead);
    await outcomeOf('hair-loss-basics', hairBasics, lead);
    const { user } = await flows.signIn(lead);
    if (!user) throw new Error('Nobody signed in.');
    const { consultationId, journeyId } = await harness.openVisit({
      patient: user,
      drugTypes: ['finasteride'],
    });
    const content = await contentOf(await responseOf(harness.scope, consultationId));
    const { first_name: _, home_state: __, ...asked } = { ...basics, ...hairBasics };
    expect(content).toEqual(asked);
    const journey = await harness.scope.db('journey').where({ id: journeyId }).first();
    const items = harness.scope.db('ordered_quiz_response').where({ quiz_set_id: journey.quiz_set_id });
    expect(await items.orderBy('position').select('config_name', 'status')).toEqual([
      { config_name: 'start-basics', status: 'completed' },
      { config_name: 'hair-loss-basics', status: 'completed' },
      { config_name: 'hair-intake', status: 'current' },
    ]);
  });

  it('a stop in hair-loss-basics cannot be bypassed by starting again', async () => {
    const lead = flows.visitor();
    await outcomeOf('hair-loss-basics', { ...hairBasics, patchy: 'yes' }, lead);
    await outcomeOf('hair-loss-basics', hairBasics, lead);
    const { user } = await flows.signIn(lead);
    if (!user) throw new Error('Nobody signed in.');
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    const responseId = await responseOf(harness.scope, consultationId);
    const care = { api: harness.api };
    const revision = await save(care, user, responseId, 0, intakeAnswers(['finasteride']));
    const answer = await submit(care, user, responseId, revision);
    expect(JSON.stringify(answer.data)).toContain('ANSWER-CHANGED');
  });
});

describe('/start/account-creation: "terms, telehealth consent, privacy notice as separate boxes with versions; ESIGN notice"', () => {
  const { terms, telehealth, privacyNotice, esign } = standardConsents;
  const AGREE = 'mutation($accepted: [ShownTextInput!]!) { agreeToStart(accepted: $accepted) }';

  it('all are required, each missing one is named, and each is stored with version and text under the lead', async () => {
    const who = flows.visitor();
    const some = await flows.ask(who, AGREE, { accepted: [shownText(terms), shownText(esign)] });
    const fields = some.errors?.[0]?.extensions.fields as { field: string }[];
    expect(fields.map(({ field }) => field)).toEqual(['telehealth', 'privacy_notice']);
    const accepted = [terms, telehealth, privacyNotice, esign].map(shownText);
    const older = accepted.map((text) => (text.id === 'terms' ? { ...text, hash: 'older' } : text));
    expect((await flows.ask(who, AGREE, { accepted: older })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'shownTexts' }],
    });
    expect(await harness.scope.db('consent').where({ lead_id: who.leadId })).toEqual([]);
    expect((await flows.ask(who, AGREE, { accepted })).data).toEqual({ agreeToStart: true });
    const rows = await harness.scope.db('consent').where({ lead_id: who.leadId }).orderBy('type');
    expect(rows.map(({ type, version, given }) => `${type} ${version} ${given}`)).toEqual([
      'esign 2026-11 true',
      'privacy_notice 2026-11 true',
      'telehealth 2026-11 true',
      'terms 2026-11 true',
    ]);
  });
});

describe('/not-eligible-user/state: "notify me"', () => {
  const NOTIFY = 'mutation($state: String!, $email: String) { notifyOfState(state: $state, email: $email) }';

  it('stores the address once, and refuses an invalid one', async () => {
    const who = flows.visitor();
    const variables = { state: 'AK', email: ' Sam@Example.com ' };
    expect((await flows.ask(who, NOTIFY, variables)).data).toEqual({ notifyOfState: true });
    expect((await flows.ask(who, NOTIFY, variables)).data).toEqual({ notifyOfState: true });
    expect(await harness.scope.db('notice_request').where({ topic: 'state' }).pluck('email')).toEqual([
      'sam@example.com',
    ]);
    expect(codeOf(await flows.ask(who, NOTIFY, { state: 'XX', email: 'a@b.co' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await flows.ask(who, NOTIFY, { state: 'AK' }))).toBe('BAD_USER_INPUT');
  });
});
