import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStoryHarness, type StoryHarness } from '../harness/whole-product.ts';
import { LEAD, OTHER_LEAD, operation } from './operations.ts';

let harness: StoryHarness;
beforeAll(async () => {
  harness = await openStoryHarness();
});
afterAll(() => harness?.close());

const miniQuiz = 'mutation { saveMiniQuiz(answers: { where: ["crown"] }) }';

describe('S7.14, S3.43: GetUserWithQuizzes adds quiz responses to GetUser', () => {
  const ask = async (configName: string) => {
    const who = { user: harness.established, leadId: LEAD };
    const { currentLead, ...rest } = await harness.ask(who, operation('GetUserWithQuizzes'), { configName });
    const { quizResponses, ...lead } = currentLead as Record<string, unknown>;
    return { user: { ...rest, currentLead: lead }, quizResponses };
  };

  it.each(['hair-intake', 'mini-quiz'])(
    'the user equals that of GetUser, with the quiz %s',
    async (configName) => {
      const { user } = await ask(configName);
      expect(user).toEqual(
        await harness.ask({ user: harness.established, leadId: LEAD }, operation('GetUser')),
      );
    },
  );

  it('the answers are those to the requested questionnaire', async () => {
    expect((await ask('hair-intake')).quizResponses).toMatchObject([
      { configName: 'hair-intake', draft: false, userId: harness.established.id },
    ]);
    expect((await ask('no-such-questionnaire')).quizResponses).toEqual([]);
  });
});

describe('S7.18: QuizResponses by configuration and version', () => {
  const ask = (leadId: string, variables: Record<string, unknown> = { configVersion: 1 }) =>
    harness.ask({ leadId }, operation('QuizResponses'), { configName: 'mini-quiz', ...variables });

  it('returns answers to the person who gave them', async () => {
    await harness.ask({ leadId: OTHER_LEAD }, miniQuiz);
    expect(await ask(OTHER_LEAD)).toMatchObject({
      quizResponses: [
        {
          configName: 'mini-quiz',
          content: expect.stringContaining('"where":["crown"]'),
          draft: false,
          userId: null,
        },
      ],
    });
    expect(await ask('00000000-0000-4000-8000-0000000000dd')).toEqual({ quizResponses: [] });
  });

  it('filters by name and version; without a version, returns all', async () => {
    const all = await ask(OTHER_LEAD, {});
    expect(all.quizResponses).toHaveLength(1);
    expect(all).toEqual(await ask(OTHER_LEAD));
    expect(await ask(OTHER_LEAD, { configVersion: 99 })).toEqual({ quizResponses: [] });
    expect(await ask(OTHER_LEAD, { configName: 'hair-intake' })).toEqual({ quizResponses: [] });
  });

  it('does not return answers to the lead alone once they belong to an account', async () => {
    await harness
      .knex('quiz_response')
      .where({ lead_id: OTHER_LEAD })
      .update({ user_id: harness.established.id });
    expect(await ask(OTHER_LEAD)).toEqual({ quizResponses: [] });
  });
});
