import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPlanOf, forgetPlan, readChosenPlan, rememberPlan } from './chosen-plan.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('S3.61: the browser remembers the plan as long as its products are ordered', () => {
  expect(chosenPlanOf([211])).toBeNull();
  rememberPlan({ plan: 'plan-d', productIds: [211] });
  expect(chosenPlanOf([313, 211])).toBe('plan-d');
  expect(chosenPlanOf([405])).toBeNull();
  forgetPlan();
  expect(chosenPlanOf([211])).toBeNull();
});

it('does nothing where storage is blocked', () => {
  vi.stubGlobal('window', {});
  rememberPlan({ plan: 'plan-d', productIds: [211] });
  forgetPlan();
  expect(chosenPlanOf([211])).toBeNull();
});

it('never throws, whatever the storage contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const chosen = readChosenPlan(text);
      expect(chosen === null || typeof chosen.plan === 'string').toBe(true);
    }),
  );
});
