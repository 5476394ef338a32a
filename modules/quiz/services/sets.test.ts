import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import {
  allResponsesCompleted,
  currentStep,
  type QuizConfig,
  type QuizOwner,
  type QuizSet,
  quizPort,
  quizSetPort,
} from '../index.ts';
import { quizModule } from '../module.ts';

const configOf = (name: string): QuizConfig => ({
  name,
  version: 1,
  title: name,
  sections: [
    {
      id: 's',
      title: 'S',
      questions: [
        {
          id: `${name}_q`,
          type: 'singleChoice',
          label: name,
          why: 'To test.',
          required: true,
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
      ],
    },
  ],
});
const one = configOf('one');
const two = configOf('two');
const three = configOf('three');
const wanted = {
  kind: 'initial',
  items: [
    { configName: 'one' },
    { configName: 'two', onlyIf: { op: 'equals', question: 'one_q', value: 'yes' } as const },
    { configName: 'three' },
  ],
};

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules: [quizModule] });
});
afterAll(() => database?.drop());

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const someone = () => {
  const userId = test.scope.ids.uuid();
  const actor: Actor = { role: 'patient', id: userId, impersonatorId: null };
  return { owner: { userId }, userId, actor };
};
const visitor = () => {
  const leadId = test.scope.ids.uuid();
  const actor: Actor = { role: 'visitor', id: leadId, impersonatorId: null };
  return { owner: { leadId }, leadId, actor };
};
type Someone = { readonly owner: QuizOwner; readonly actor: Actor };

const start = async ({ owner, actor }: Someone) => test.scope.use(quizSetPort).open(actor, owner, wanted);

const begin = async ({ owner, actor }: Someone, set: QuizSet, config: QuizConfig) => {
  const draft = await test.scope.use(quizPort).openDraft(actor, owner, config);
  await test.scope.use(quizSetPort).attach(actor, set.id, { configName: config.name, responseId: draft.id });
  return draft;
};

const save = async ({ owner, actor }: Someone, config: QuizConfig, responseId: string, answer: string) => {
  const quiz = test.scope.use(quizPort);
  const { revision = 0 } = (await quiz.response(responseId)) ?? {};
  const answers = { [`${config.name}_q`]: answer };
  return value(await quiz.saveDraft(actor, owner, config, { responseId, revision, answers }));
};

const answer = async (who: Someone, set: QuizSet, config: QuizConfig, given: string) => {
  const { id } = await begin(who, set, config);
  await save(who, config, id, given);
  value(await test.scope.use(quizPort).complete(who.actor, who.owner, config, id));
  return id;
};

const look = async ({ id }: QuizSet) => {
  const [set] = await test.scope.use(quizSetPort).byIds([id]);
  if (!set) throw new Error('The set is gone.');
  return set;
};
const summary = async (set: QuizSet) => {
  const { status, items } = await look(set);
  return `${status}: ${items.map((item) => item.status).join(' ')}`;
};

describe('QuizSet: not_started → in_progress → completed', () => {
  it('currentOrderedQuizResponseId is the first item that is not completed; allResponsesCompleted is derived', async () => {
    const who = someone();
    const set = await start(who);
    expect(await summary(set)).toBe('not_started: current locked locked');
    const first = await begin(who, set, one);
    expect(await summary(set)).toBe('not_started: current locked locked');
    await save(who, one, first.id, 'yes');
    expect(await summary(set)).toBe('in_progress: current locked locked');
    await answer(who, set, one, 'yes');
    const after = await look(set);
    expect(await summary(set)).toBe('in_progress: completed current locked');
    expect(currentStep(after.items)?.configName).toBe('two');
    expect(allResponsesCompleted(after.items)).toBe(false);
    await answer(who, set, two, 'no');
    const last = await answer(who, set, three, 'no');
    const done = await look(set);
    expect(await summary(set)).toBe('completed: completed completed completed');
    expect(currentStep(done.items)).toBeNull();
    expect(allResponsesCompleted(done.items)).toBe(true);
    expect(done.items[2]?.quizResponseId).toBe(last);
    const moves = database.knex('state_transition').where({ entity_id: set.id }).orderBy('at');
    expect(await moves.pluck('to_state')).toEqual(['not_started', 'in_progress', 'completed']);
  });

  it('an item is skipped when its condition is not met', async () => {
    const who = someone();
    const set = await start(who);
    await answer(who, set, one, 'no');
    expect(await summary(set)).toBe('in_progress: completed skipped current');
  });

  it('opening a later questionnaire skips those before it', async () => {
    const who = someone();
    const set = await start(who);
    await begin(who, set, three);
    expect(await summary(set)).toBe('not_started: skipped skipped current');
  });

  it('a set is stopped when the flow ends on a stop rule', async () => {
    const who = someone();
    const set = await start(who);
    const { id } = await begin(who, set, one);
    await save(who, one, id, 'yes');
    await test.scope.use(quizPort).stop(systemActor, id, 'stop');
    expect(await summary(set)).toBe('stopped: current locked locked');
  });
});

describe('a set expires after 30 days without a change, by a sweep', () => {
  it('counts from the last answer, once', async () => {
    const who = someone();
    const set = await start(who);
    const { id } = await begin(who, set, one);
    const begun = test.clock.now();
    test.clock.set(addDays(begun, 20));
    await save(who, one, id, 'yes');
    test.clock.set(addDays(begun, 49));
    await test.sweep();
    expect(await summary(set)).toBe('in_progress: current locked locked');
    test.clock.set(addDays(begun, 50));
    await test.sweep();
    await test.sweep();
    expect(await summary(set)).toBe('expired: current locked locked');
    // The answers are not lost: a new set picks them up.
    const again = await start(who);
    expect((await begin(who, again, one)).content).toEqual({ one_q: 'yes' });
    await answer(who, again, one, 'yes');
    expect(await summary(again)).toBe('in_progress: completed current locked');
    expect(await summary(set)).toBe('expired: current locked locked');
  });
});

describe('a set is superseded by a newer one of the same kind', () => {
  it('by its first answer, not by opening it, and only within the same kind', async () => {
    const who = someone();
    const older = await start(who);
    const draft = await begin(who, older, one);
    await save(who, one, draft.id, 'no');
    const other = await test.scope
      .use(quizSetPort)
      .open(who.actor, who.owner, { ...wanted, kind: 'renewal' });
    test.clock.advance(1000);
    const newer = await start(who);
    expect(await summary(older)).toBe('in_progress: current locked locked');
    await begin(who, newer, one);
    await save(who, one, draft.id, 'yes');
    expect(await summary(older)).toBe('superseded: current locked locked');
    expect(await summary(newer)).toBe('in_progress: current locked locked');
    expect(await summary(other)).toBe('not_started: current locked locked');
  });
});

describe('a visitor signs in', () => {
  it('the set and its answers are assigned to them', async () => {
    const lead = visitor();
    const set = await start(lead);
    await answer(lead, set, one, 'yes');
    const { userId, owner } = someone();
    await test.scope.use(quizPort).adoptLead(systemActor, lead.leadId, userId);
    expect((await test.scope.use(quizSetPort).inProgress(owner, 'initial'))?.id).toBe(set.id);
    expect(await test.scope.use(quizSetPort).inProgress(lead.owner, 'initial')).toBeNull();
    expect(await test.scope.use(quizPort).responses(owner, 'one')).toHaveLength(1);
  });

  it('a set that is already in progress continues; the newer answers apply and the others are kept', async () => {
    const patient = someone();
    const existingSet = await start(patient);
    const existingDraft = await begin(patient, existingSet, one);
    await save(patient, one, existingDraft.id, 'no');
    test.clock.advance(1000);
    const lead = visitor();
    const leadSet = await start(lead);
    const leadDraft = await begin(lead, leadSet, one);
    await save(lead, one, leadDraft.id, 'yes');
    await test.scope.use(quizPort).adoptLead(systemActor, lead.leadId, patient.userId);
    const draft = await test.scope.use(quizPort).openDraft(patient.actor, patient.owner, one);
    expect(draft).toMatchObject({ id: existingDraft.id, content: { one_q: 'yes' } });
    expect(draft.earlier.map(({ content }) => content)).toEqual([{ one_q: 'no' }]);
    expect(await summary(existingSet)).toBe('in_progress: current locked locked');
    expect(await summary(leadSet)).toBe('superseded: current locked locked');
    // Repeating it changes nothing.
    await test.scope.use(quizPort).adoptLead(systemActor, lead.leadId, patient.userId);
    expect(
      (await test.scope.use(quizPort).openDraft(patient.actor, patient.owner, one)).earlier,
    ).toHaveLength(1);
  });
});
