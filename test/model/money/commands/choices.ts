import fc from 'fast-check';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import type { ModelCode } from '../money-harness.ts';
import type { Card } from './buy.ts';
import type { Place } from './move-house.ts';
import { type PlanChangeName, planChangeNames, shampooFor90 } from './plan.ts';
import type { RefillWish } from './refills.ts';

/** What the steps are chosen from. */
export const card = fc.constantFrom<Card>('good', 'good', 'declined later', 'asks every time', 'asks once');
export const products = fc.constantFrom(
  [foam],
  [shampooFor90],
  [shampoo],
  [finasteride],
  [foam, finasteride],
  [foam, shampoo],
  [foam, shampooFor90],
);
export const code = fc.constantFrom<ModelCode>('FIRST20', 'THRICE20', 'ALWAYS20');
/** With the request, or with the plan. */
export const feeWhen = fc.constantFrom('request' as const, 'request' as const, 'plan' as const);
export const wish = fc.constantFrom('replacement' as const, 'refund' as const);
export const place = fc.constantFrom<Place>('TX', 'WA', 'IL', 'OR');
export const planChange = fc.constantFrom<PlanChangeName>(...planChangeNames);
export const credit = fc.constantFrom(700, 2500, 9000);
export const nth = fc.nat({ max: 3 });

export const refillWish = fc.constantFrom<RefillWish>(
  { kind: 'move', days: -5 },
  { kind: 'move', days: 20 },
  { kind: 'skip' },
  { kind: 'pause', days: 30 },
  { kind: 'pause', days: 30 },
  { kind: 'resume' },
  { kind: 'every', weeks: 16 },
  { kind: 'every', weeks: 0 },
  { kind: 'send_now' },
);
