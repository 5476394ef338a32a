import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { draftView, type Question, type QuizConfig, type QuizService, quizPort } from '../index.ts';
import { quizModule } from '../module.ts';

const base = { why: 'To test.', required: true };
const choice = (id: string, ...values: string[]): Question => ({
  ...base,
  id,
  type: 'singleChoice',
  label: id,
  options: values.map((value) => ({ value, label: value })),
});
const configOf = (name: string, version: number, ...questions: Question[]): QuizConfig => ({
  name,
  version,
  title: 'Sample',
  sections: [{ id: 's', title: 'S', questions }],
});

let database: TestDatabase;
let test: TestScope;
let quiz: QuizService;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules: [quizModule] });
  quiz = test.scope.use(quizPort);
});
afterAll(() => database?.drop());

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const patient = () => {
  const userId = test.scope.ids.uuid();
  const actor: Actor = { role: 'patient', id: userId, impersonatorId: null };
  return { owner: { userId }, actor };
};

const transitions = async (id: string) =>
  database.knex('state_transition').where({ entity_id: id }).orderBy('at').pluck('to_state');

describe('a draft survives a newer configuration, also when a question was retired', () => {
  const v1 = configOf(
    'changing',
    1,
    choice('kept', 'a', 'b'),
    choice('gone', 'x', 'y'),
    choice('fewer', 'p', 'q'),
  );
  const v2 = {
    ...configOf('changing', 2, choice('kept', 'a', 'b'), choice('fewer', 'p'), choice('added', 'm', 'n')),
    retired: [{ lastVersion: 1, question: choice('gone', 'x', 'y') }],
  };

  it('a v1 draft is read, saved and completed by v2, and no answer is lost', async () => {
    const { owner, actor } = patient();
    const opened = await quiz.openDraft(actor, owner, v1);
    const answers = { kept: 'b', gone: 'x', fewer: 'q' };
    const first = { responseId: opened.id, revision: 0, answers };
    expect(value(await quiz.saveDraft(actor, owner, v1, first)).configVersion).toBe(1);

    // The product was updated; the patient returns on another device.
    const again = await quiz.openDraft(actor, owner, v2);
    expect(again).toMatchObject({ id: opened.id, configVersion: 1, revision: 1 });
    const view = draftView(again, v2);
    expect({ ...view, answers: JSON.parse(view.answers) }).toMatchObject({
      configVersion: 2,
      answers: { kept: 'b' },
      retiredQuestionIds: ['gone'],
    });

    // "fewer" no longer offers what was chosen, so it is asked again; "added" is new.
    const incomplete = await quiz.complete(actor, owner, v2, opened.id);
    expect(incomplete.ok ? [] : incomplete.failure.fields.map(({ field }) => field)).toEqual([
      'fewer',
      'added',
    ]);

    const second = { responseId: opened.id, revision: 1, answers: { kept: 'b', fewer: 'p', added: 'm' } };
    const saved = value(await quiz.saveDraft(actor, owner, v2, second));
    expect(saved.configVersion).toBe(2);
    expect(saved.earlier).toEqual([
      {
        configVersion: 1,
        content: answers,
        status: 'in-progress',
        savedAt: '2026-11-20T12:00:00.000Z',
        reason: 'questionnaire version 2',
      },
    ]);
    expect(draftView(saved, v2).retiredQuestionIds).toEqual(['gone']);

    const done = value(await quiz.complete(actor, owner, v2, opened.id));
    expect(done).toMatchObject({ status: 'completed', configVersion: 2, draft: false });
    expect(done.earlier).toHaveLength(1);
    expect(await transitions(opened.id)).toEqual(['in-progress', 'completed']);
  });

  it('a draft that was finished on v1 but not submitted is completed by v2 unchanged', async () => {
    const { owner, actor } = patient();
    const unchanged = { ...v2, sections: [{ id: 's', title: 'S', questions: [choice('kept', 'a', 'b')] }] };
    const opened = await quiz.openDraft(actor, owner, v1);
    value(
      await quiz.saveDraft(actor, owner, v1, {
        responseId: opened.id,
        revision: 0,
        answers: { kept: 'a', gone: 'y' },
      }),
    );
    const done = value(await quiz.complete(actor, owner, unchanged, opened.id));
    expect(done.content).toEqual({ kept: 'a' });
    expect(done.earlier.map(({ content }) => content)).toEqual([{ kept: 'a', gone: 'y' }]);
  });
});

describe('amendments keep the old answers', () => {
  const config = configOf('amended', 3, choice('one', 'a', 'b'));

  const submitted = async () => {
    const who = patient();
    const { id } = await quiz.openDraft(who.actor, who.owner, config);
    value(
      await quiz.saveDraft(who.actor, who.owner, config, {
        responseId: id,
        revision: 0,
        answers: { one: 'a' },
      }),
    );
    const { revision } = value(await quiz.complete(who.actor, who.owner, config, id));
    return {
      ...who,
      amendment: { responseId: id, revision, answers: { one: 'b' }, reason: ' I misread it ' },
    };
  };

  it('completed → amended: a new version, the old one kept with the reason', async () => {
    const { actor, amendment } = await submitted();
    const amended = value(await quiz.amend(actor, config, amendment));
    expect(amended).toMatchObject({ status: 'amended', draft: false, content: { one: 'b' } });
    expect(amended.earlier).toEqual([
      {
        configVersion: 3,
        content: { one: 'a' },
        status: 'completed',
        savedAt: '2026-11-20T12:00:00.000Z',
        reason: 'I misread it',
      },
    ]);
    const again = { ...amendment, revision: amended.revision, answers: { one: 'a' } };
    const twice = value(await quiz.amend({ ...actor, role: 'clinician' }, config, again));
    expect(twice.earlier.map(({ content, status }) => [content.one, status])).toEqual([
      ['a', 'completed'],
      ['b', 'amended'],
    ]);
    expect(await transitions(amendment.responseId)).toEqual([
      'in-progress',
      'completed',
      'amended',
      'amended',
    ]);
  });

  it.each([
    ['reason required', { reason: ' ' }, 'BAD_USER_INPUT', ['reason']],
    ['answers are validated', { answers: { one: 'z' } }, 'BAD_USER_INPUT', ['one']],
    ['the newest revision', { revision: 0 }, 'CONFLICT', []],
    ['an unknown questionnaire', { responseId: '00000000-0000-4000-8000-00000000ffff' }, 'NOT_FOUND', []],
  ])('%s', async (_, wrong, code, fields) => {
    const { actor, amendment } = await submitted();
    const result = await quiz.amend(actor, config, { ...amendment, ...wrong });
    expect(result.ok ? null : [result.failure.code, result.failure.fields.map(({ field }) => field)]).toEqual(
      [code, fields],
    );
  });

  it('a questionnaire that was not submitted cannot be amended', async () => {
    const { owner, actor } = patient();
    const { id } = await quiz.openDraft(actor, owner, config);
    const draft = { responseId: id, revision: 0, answers: { one: 'a' }, reason: 'I misread it' };
    const result = await quiz.amend(actor, config, draft);
    expect(result.ok ? null : result.failure.code).toBe('CONFLICT');
  });
});

it('a draft starts with the answers that are already known', async () => {
  const { owner, actor } = patient();
  const config = configOf('prefilled', 1, choice('one', 'a', 'b'));
  expect((await quiz.openDraft(actor, owner, config, { one: 'b' })).content).toEqual({ one: 'b' });
  // Only the first time: what was typed since has priority.
  expect((await quiz.openDraft(actor, owner, config, { one: 'a' })).content).toEqual({ one: 'b' });
});
