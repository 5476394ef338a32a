import { describe, expect, it } from 'vitest';
import { rules } from '../index.ts';
import type { ChartFacts } from './chart-facts.ts';
import {
  change,
  chart,
  fill,
  fires,
  order,
  plan,
  product,
  record,
  sent,
  tablets,
} from './chart-rules.fixture.ts';
import { chartRules } from './index.ts';

describe('a rule across products', () => {
  it.each<[string, string, ChartFacts, boolean]>([
    [
      'DUP-FIN',
      'a subscription to another',
      chart(order, [product('finasteride')], [record('topical_finasteride_and_minoxidil')]),
      true,
    ],
    [
      'DUP-FIN',
      'the same checkout',
      chart(order, [product('finasteride')], [record('finasteride', { checkoutId: 'checkout' })]),
      false,
    ],
    [
      'DUP-FIN',
      'two of one plan',
      chart(plan, [product('finasteride'), product('topical_finasteride_and_minoxidil', { productId: 3 })]),
      true,
    ],
    ['DUP-FIN', 'another group', chart(order, [product('minoxidil_foam')], [record('finasteride')]), false],
    ['DUP-FIN', 'a supply only', chart(order, [product('finasteride')], [sent('finasteride', 1)]), false],
    [
      'DUP-MINOX',
      'tablets beside foam',
      chart(plan, [product('minoxidil_oral')], [record('minoxidil_foam')]),
      true,
    ],
    [
      'DUP-MINOX',
      'what the visit replaces',
      chart(
        { ...plan, visit: { ...plan.visit, replaces: [2] } },
        [product('minoxidil_oral')],
        [record('minoxidil_foam')],
      ),
      false,
    ],
    [
      'DUP-PDE5',
      'a refill beside another subscription',
      chart(fill, [product('sildenafil')], [record('tadalafil')]),
      true,
    ],
    [
      'DUP-PDE5',
      'a refill of its own subscription',
      chart(fill, [product('sildenafil')], [record('sildenafil', { productId: 1 })]),
      false,
    ],
    [
      'DUP-PDE5',
      'a refill beside another account',
      chart(fill, [product('sildenafil')], [record('tadalafil', { isOfOtherAccount: true })]),
      false,
    ],
    [
      'DUP-SSRI',
      'another one on hold',
      chart(
        plan,
        [product('sertraline')],
        [record('fluoxetine', { stage: 'on_hold', record: 'prescription' })],
      ),
      true,
    ],
    ['DUP-KET', 'a second plan', chart(change, [product('ketoconazole')], [record('ketoconazole')]), true],
    [
      'DUP-KET',
      'the subscription that it joins',
      chart(change, [product('ketoconazole')], [record('ketoconazole', { productId: 1 })]),
      false,
    ],
    [
      'DUP-SPRAY',
      'an open order',
      chart(
        order,
        [product('climax_delay_spray')],
        [record('climax_delay_spray', { record: 'order', stage: 'ordered' })],
      ),
      true,
    ],
    [
      'CATALOG-CONFLICT',
      'two wanted ones',
      chart(order, [
        product('finasteride', { conflictsWith: [3] }),
        product('finasteride', { productId: 3, conflictsWith: [1] }),
      ]),
      true,
    ],
    [
      'CATALOG-CONFLICT',
      'with what is subscribed',
      chart(order, [product('finasteride', { conflictsWith: [2] })], [record('finasteride')]),
      true,
    ],
    [
      'CATALOG-CONFLICT',
      'with what is used up',
      chart(order, [product('finasteride', { conflictsWith: [2] })], [sent('finasteride', 100)]),
      false,
    ],
    ['OMX-DOSE-SUM', '701 and 702 are 3.75 mg', chart(order, [tablets(701, 1.25), tablets(702, 2.5)]), true],
    ['OMX-DOSE-SUM', '2.5 mg', chart(order, [tablets(702, 2.5)]), false],
    [
      'OMX-DOSE-SUM',
      'beside a subscription',
      chart(plan, [tablets(701, 1.25)], [record('minoxidil_oral', { productId: 702, mgPerDay: 2.5 })]),
      true,
    ],
    [
      'OMX-DOSE-SUM',
      'a refill beside its own subscription',
      chart(fill, [tablets(702, 2.5)], [record('minoxidil_oral', { productId: 702, mgPerDay: 2.5 })]),
      false,
    ],
    ['RFL-SOON', '22 days left', chart(fill, [product('finasteride')], [sent('finasteride', 68)]), true],
    ['RFL-SOON', '21 days left', chart(fill, [product('finasteride')], [sent('finasteride', 69)]), false],
    [
      'RFL-SOON',
      '22 days of another product',
      chart(fill, [product('finasteride')], [sent('topical_finasteride_and_minoxidil', 68)]),
      true,
    ],
    [
      'RFL-ONCE',
      'another order of it is open',
      chart(
        fill,
        [product('finasteride')],
        [record('finasteride', { productId: 1, record: 'order', stage: 'ordered' })],
      ),
      true,
    ],
    [
      'RFL-ONCE',
      'the order itself',
      chart(
        fill,
        [product('finasteride')],
        [record('finasteride', { productId: 1, record: 'order', stage: 'ordered', id: 'order' })],
      ),
      false,
    ],
    [
      'SUPPLY-CEILING',
      'a package and 21 days',
      chart(fill, [product('finasteride')], [sent('finasteride', 69)]),
      false,
    ],
    ['SUPPLY-CEILING', 'a day more', chart(fill, [product('finasteride')], [sent('finasteride', 68)]), true],
    [
      'SUPPLY-CEILING',
      'two packages at once',
      chart(order, [product('finasteride'), product('finasteride', { productId: 3 })]),
      true,
    ],
    [
      'SUPPLY-CEILING',
      'three bottles for 90 days',
      chart(order, [product('climax_delay_spray', { bottles: 3 })]),
      false,
    ],
    [
      'SUPPLY-CEILING',
      'four bottles for 90 days',
      chart(order, [product('climax_delay_spray', { bottles: 4 })]),
      true,
    ],
    [
      'SUPPLY-CEILING',
      'a bottle of 29 days ago',
      chart(
        order,
        [product('climax_delay_spray', { bottles: 1, supplyInDays: 0 })],
        [sent('climax_delay_spray', 29, { supplyInDays: 0 })],
      ),
      true,
    ],
    [
      'LICENSE',
      'where the parcel goes',
      chart(plan, [product('finasteride')], [], { shipState: 'NY' }),
      true,
    ],
    [
      'LICENSE',
      'where the patient is',
      chart(fill, [product('finasteride')], [], { patientState: 'NY' }),
      true,
    ],
    ['LICENSE', 'in both', chart(fill, [product('finasteride')]), false],
    [
      'LICENSE',
      'of what needs none',
      chart(fill, [product('minoxidil_foam', { prescriberStates: null })], [], { patientState: 'NY' }),
      false,
    ],
    ['SOLD-THERE', 'not sold there', chart(order, [product('finasteride', { isSoldThere: false })]), true],
    ['SOLD-THERE', 'sold there', chart(order, [product('finasteride')]), false],
  ])('%s: %s', (id, _, facts, isFired) => {
    expect(fires(id, facts)).toBe(isFired);
  });
});

it('the ids are their own', () => {
  const ids = [...rules, ...chartRules].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
