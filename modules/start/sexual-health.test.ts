import { describe, expect, it } from 'vitest';
import { shIntakeFor } from '#modules/eligibility/domain/questionnaires/sh-intake.ts';
import { healthyErectionAnswers } from '#modules/eligibility/domain/sexual-health.fixture.ts';
import { contextOfStranger } from '#modules/eligibility/services/patient-context.ts';
import { type Answers, pruneHidden } from '#modules/quiz/index.ts';
import type { ForcedFlags } from '#server/flags/flags.ts';
import { forcedFlagProviders } from '#server/flags/forced-flag-providers.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf, testApi } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { codeOf, startFlows, type Who } from '#test/harness/start-flows.ts';
import { responseOf, save, submit } from '#test/harness/visit-api.ts';
import { startModule } from './module.ts';

const harness = await openFileHarness({ modules: [...careModules, startModule] });
const flows = startFlows(harness);
await harness.clinician();

const you: Answers = { sex_at_birth: 'male', dob: '1990-04-12', state: 'NY' };
const erection: Answers = { ...you, sh_concern: 'erection' };
const routed = async (answers: Answers, user?: SignedInUser) => {
  const who: Who = { user: user ?? (await harness.patient()), leadId: null };
  const answer = await flows.answer(who, 'sh-condition-routing', answers);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return { who, ...(answer.data?.submitStartFlow as { outcome: string; href: string }) };
};

describe('S2.45: /sh-condition-routing "2-3 questions + score -> ed / pe / both / neither"', () => {
  const messages = '/sh-condition-routing/message-your-provider';
  it.each<[string, Answers, string]>([
    ['trouble with erections', {}, '/condition/ed'],
    ['finishing too soon', { sh_concern: 'too_soon', pe_lose_firm: 'no' }, '/condition/pe'],
    ['both', { sh_concern: 'both' }, '/sh-condition-routing/ed-pe-interstitial'],
    [
      'finishing too soon because erections fail',
      { sh_concern: 'too_soon', pe_lose_firm: 'yes' },
      '/sh-condition-routing/ed-pe-interstitial',
    ],
    ['neither', { sh_concern: 'other', sh_concern_detail: 'Pain.' }, messages],
  ])('%s', async (_, changes, href) => {
    expect(await routed({ ...erection, ...changes })).toMatchObject({ outcome: 'ok', href });
  });

  it.each<[string, Answers, string]>([
    ['under 18', { dob: '2010-01-01' }, '/not-eligible-user/sexual-health/age'],
    ['not male', { sex_at_birth: 'female' }, '/not-eligible-user/sexual-health/sex'],
    ['a state without a license', { state: 'AK' }, '/not-eligible-user/sexual-health/state'],
  ])('S2.44: %s ends there, before anything is bought', async (_, changes, href) => {
    const { who, ...outcome } = await routed({ ...erection, ...changes });
    expect(outcome).toMatchObject({ outcome: 'stop', href });
    const STOP = '{ startStop(sexualHealth: true) { outcome state } hair: startStop { outcome } }';
    expect((await flows.ask(who, STOP)).data).toMatchObject({ startStop: { outcome: 'stop' }, hair: null });
  });

  it('a visitor with an unfinished intake continues it, and one with a submitted intake writes to the clinician', async () => {
    const open = await harness.openVisit({ drugTypes: ['sildenafil'] });
    expect((await routed(erection, open.user)).href).toBe('/consultation/sh-intake');
    const responseId = await responseOf(harness.scope, open.consultationId);
    const answers = pruneHidden(shIntakeFor(['sildenafil']), {
      ...healthyErectionAnswers,
      bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: '2026-11-01' },
    });
    const [known] = await harness.rows('quiz_response', { id: responseId });
    const revision = await save(harness, open.user, responseId, Number(known?.revision), answers);
    const sent = await submit(harness, open.user, responseId, revision);
    expect(sent.data?.submitIntake).toMatchObject({ href: '/consultation/photo-upload/identification' });
    expect((await routed(erection, open.user)).href).toBe(messages);
  });

  it('the intake begins with these answers, in the set of questionnaires that they started', async () => {
    const { who } = await routed(erection);
    if (!who.user) throw new Error('Nobody signed in.');
    const { consultationId, journeyId } = await harness.openVisit({
      patient: who.user,
      drugTypes: ['sildenafil'],
    });
    const responseId = await responseOf(harness.scope, consultationId);
    const [response] = await harness.rows('quiz_response', { id: responseId });
    expect(response).toMatchObject({ config_name: 'sh-intake', content: erection });
    const [journey] = await harness.rows('journey', { id: journeyId });
    const items = await harness.rows('ordered_quiz_response', { quiz_set_id: journey?.quiz_set_id });
    expect(items.map(({ config_name }) => config_name).toSorted()).toEqual([
      'sh-condition-routing',
      'sh-intake',
      'start-basics',
    ]);
  });

  it('a set that was started about hair is left alone', async () => {
    const user = await harness.patient();
    await flows.save({ user, leadId: null }, 'hair-loss-basics', { norwood: 'norwood_2' });
    await routed(erection, user);
    const { consultationId } = await harness.openVisit({ patient: user, drugTypes: ['sildenafil'] });
    expect(await responseOf(harness.scope, consultationId)).not.toBeNull();
  });
});

describe('“delete my answers” of a signed-in person', () => {
  const FORGET = 'mutation { forgetStart }';
  const refusedBefore = async () => {
    const { who } = await routed({ ...erection, dob: '2010-01-01' });
    if (!who.user) throw new Error('Nobody signed in.');
    return { ...who, user: who.user };
  };
  const keptOf = async ({ id: user_id }: SignedInUser) => [
    ...(await harness.rows('quiz_response', { user_id })),
    ...(await harness.rows('quiz_set', { user_id })),
  ];

  it('S2.44: a refused person deletes them, and nothing of them is left', async () => {
    const who = await refusedBefore();
    expect(await keptOf(who.user)).toHaveLength(2);
    const other = await refusedBefore();
    expect((await flows.ask(who, FORGET)).data).toEqual({ forgetStart: true });
    expect(await keptOf(who.user)).toEqual([]);
    expect(await keptOf(other.user)).toHaveLength(2);
    expect((await flows.ask(who, '{ startStop(sexualHealth: true) { outcome } }')).data).toEqual({
      startStop: null,
    });
    expect((await flows.ask(who, FORGET)).data).toEqual({ forgetStart: true });
  });

  it('who has a visit is told why not, and nothing is deleted', async () => {
    const { who } = await routed(erection);
    if (!who.user) throw new Error('Nobody signed in.');
    await harness.openVisit({ patient: who.user, drugTypes: ['sildenafil'] });
    const before = await keptOf(who.user);
    const { errors } = await flows.ask(who, FORGET);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('medical record'),
      extensions: { code: 'CONFLICT' },
    });
    expect(await keptOf(who.user)).toEqual(before);
  });

  it('staff who act in place of a patient delete nothing', async () => {
    const who = await refusedBefore();
    const impersonating = { ...who, user: { ...who.user, impersonatorId: harness.scope.ids.uuid() } };
    expect(codeOf(await flows.ask(impersonating, FORGET))).toBe('IMPERSONATION_REFUSED');
    expect(await keptOf(who.user)).toHaveLength(2);
  });
});

describe('S9.30: both flags act on what is decided, also when a visit forces them (S2.9)', () => {
  const modules = [...careModules, startModule];
  /** The same server with flags that this visit forces. */
  const forcing = (forced: ForcedFlags) => {
    const providers = forcedFlagProviders(harness.scope.use(flagPort), forced);
    const makeScope = () => harness.makeScope(providers);
    return startFlows({ ...harness, api: testApi({ scope: harness.scope, makeScope }, modules) });
  };
  const routedWith = async (forced: ForcedFlags, answers: Answers) => {
    const who: Who = { user: await harness.patient(), leadId: null };
    const answer = await forcing(forced).answer(who, 'sh-condition-routing', answers);
    return dataOf<{ submitStartFlow: { outcome: string; href: string } }>(answer).submitStartFlow;
  };
  /** 36 years old. */
  it.each([
    [36, 'ok', '/condition/ed'],
    [37, 'stop', '/not-eligible-user/sexual-health/age'],
  ])('ed-eligibility-age %d: %s', async (age, outcome, href) => {
    expect(await routedWith({ 'ed-eligibility-age': age }, erection)).toMatchObject({ outcome, href });
    expect(await routed(erection)).toMatchObject({ outcome: 'ok', href: '/condition/ed' });
  });

  it('the rules of an intake read it in the same request, transactions included', async () => {
    const forced = harness.makeScope(
      forcedFlagProviders(harness.scope.use(flagPort), { 'ed-eligibility-age': 37 }),
    );
    const ageIn = (scope: Scope) => contextOfStranger(scope).erectionMinimumAge;
    expect([ageIn(forced), await forced.transaction(async (tx) => ageIn(tx))]).toEqual([37, 37]);
    expect(ageIn(harness.scope)).toBe(18);
  });

  it.each([
    [true, '/sh-condition-routing/ed-pe-interstitial'],
    [false, '/condition/ed'],
  ])('enable-premature-ejaculation %s', async (isOn, href) => {
    const both = { ...erection, sh_concern: 'both' };
    expect(await routedWith({ 'enable-premature-ejaculation': isOn }, both)).toMatchObject({ href });
  });
});

describe('S2.39: the visit leads to its own intake page', () => {
  const PATH = '{ currentUser { visit { intakePath } care { action { href } } } }';
  it.each([
    ['sildenafil', '/consultation/sh-intake'],
    ['finasteride', '/consultation/intake'],
  ] as const)('of %s: %s', async (drug, path) => {
    const { user } = await harness.openVisit({ drugTypes: [drug] });
    expect((await harness.api(user, PATH)).data).toEqual({
      currentUser: { visit: { intakePath: path }, care: { action: { href: path } } },
    });
  });
});
