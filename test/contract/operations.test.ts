import { validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#server/viewer.ts';
import { openStoryHarness, type StoryHarness, schema } from '../harness/whole-product.ts';
import { contract, LEAD, operation, operationNames } from './operations.ts';

let harness: StoryHarness;
beforeAll(async () => {
  harness = await openStoryHarness();
});
afterAll(() => harness?.close());

const variables: Readonly<Record<string, Record<string, unknown>>> = {
  GetUserWithQuizzes: { configName: 'hair-intake' },
  QuizResponses: { configName: 'hair-intake' },
  FeatureFlags: { flagNames: ['mini-quiz-redesign'] },
  GetProductById: { productId: 211 },
  GetProductsByIds: { productIds: [211] },
  GetSpecialties: { productIds: [211] },
  Recommend: { answers: { where: ['crown'], treatmentType: 'pills' } },
  PreviewCart: { productIds: [211], add: [239] },
  CreateAnalyticsEvent: { analyticsEvent: { event: 'add to cart', payload: '{}' } },
  CreatePageview: { analyticsEvent: { url: 'http://localhost/our-products', payload: '{}' } },
};
const ask = (who: Partial<Viewer>, name: string) => harness.ask(who, operation(name), variables[name]);

it('every operation is valid as written', () => {
  expect(validate(schema, contract).map((error) => error.message)).toEqual([]);
  expect(operationNames).toHaveLength(21);
});

describe.each(operationNames)('%s', (name) => {
  it('returns data for a visitor, a new account, an established patient and a clinician', async () => {
    const people: Partial<Viewer>[] = [
      { leadId: LEAD },
      { user: await harness.person('new@example.com'), leadId: LEAD },
      { user: harness.established },
      { user: await harness.person('clinician@example.com', 'clinician'), leadId: LEAD },
    ];
    for (const who of people) {
      const answer = await ask({ leadId: LEAD, ...who }, name);
      expect(Object.keys(answer).length).toBeGreaterThan(0);
    }
  });
});
