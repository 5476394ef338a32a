import fc from 'fast-check';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import { atOnce, dying, type MoneyStep } from '../money-command.ts';
import type { ModelCode } from '../money-harness.ts';
import { approve, buy, type Card } from './buy.ts';
import {
  decide,
  dispute,
  endDispute,
  eventsArrive,
  failRefund,
  fault,
  pharmacyCancels,
  pharmacyDoes,
  pharmacyLacks,
  refundOutside,
} from './others.ts';
import {
  answerBank,
  cancelSubscription,
  choose,
  moveCharge,
  moveHouse,
  pay,
  reportDamaged,
  stopOrder,
  useCard,
} from './patient.ts';
import { timePasses, twoProcesses, untilNextCharge, workIsDone } from './time.ts';

const card = fc.constantFrom<Card>('good', 'good', 'declined later', 'asks every time', 'asks once');
const products = fc.constantFrom(
  [foam],
  [foam],
  [shampoo],
  [finasteride],
  [foam, finasteride],
  [foam, shampoo],
);
const code = fc.constantFrom<ModelCode>('FIRST20', 'ALWAYS20');
const express = { shippingMethod: 'express' } as const;
const wish = fc.constantFrom('replacement' as const, 'refund' as const);

/** Each with how often it is chosen. */
const plain: readonly (readonly [number, fc.Arbitrary<MoneyStep>])[] = [
  [2, fc.tuple(products, card).map(([ids, one]) => buy(ids, one))],
  [1, fc.tuple(products, card, code).map(([ids, one, discountCode]) => buy(ids, one, { discountCode }))],
  [1, fc.tuple(card, code).map(([one, discountCode]) => buy([shampoo], one, { ...express, discountCode }))],
  [4, fc.constant(approve)],
  [6, fc.constant(untilNextCharge)],
  [5, fc.constantFrom(1, 3, 7, 15, 45).map(timePasses)],
  [2, fc.constantFrom(1, 3, 8, 20, 60).map(moveCharge)],
  [1, fc.constant(cancelSubscription)],
  [2, fc.constant(stopOrder)],
  [3, card.map(useCard)],
  [2, fc.option(card).map(pay)],
  [2, fc.constantFrom(answerBank('approve'), answerBank('approve'), answerBank('fail'))],
  [1, fc.constant(moveHouse)],
  [1, wish.map(reportDamaged)],
  [1, wish.map(choose)],
  [2, fc.constant(dispute)],
  [2, fc.constantFrom(endDispute('won'), endDispute('lost'))],
  [2, fc.constantFrom(500, 1800, 3900).map(refundOutside)],
  [1, fc.constant(failRefund)],
  [4, fc.constantFrom(eventsArrive(1), eventsArrive(2))],
  [1, fc.constantFrom(fault('fail-stored', 1), fault('fail-before', 1), fault('drop-after', 3))],
  [
    2,
    fc
      .constantFrom('rejected' as const, 'on_hold' as const, 'lost' as const, 'returned' as const)
      .map(pharmacyDoes),
  ],
  [1, fc.constant(pharmacyCancels)],
  [1, fc.constantFrom(null, 4, 40).map(pharmacyLacks)],
  [4, fc.nat({ max: 3 }).map(decide)],
  [1, fc.constant(twoProcesses)],
];
const alone = fc.oneof(...plain.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const perhapsTwice = fc.constantFrom(eventsArrive(1), eventsArrive(2));
const nth = fc.nat({ max: 3 });

/** Steps that belong together: what follows needs what came before. */
const stories: readonly fc.Arbitrary<readonly MoneyStep[]>[] = [
  fc
    .tuple(fc.constantFrom(answerBank('approve'), answerBank('fail'), timePasses(7)), perhapsTwice)
    .map(([answer, events]) => [useCard('asks every time'), untilNextCharge, answer, events]),
  fc
    .tuple(card, fc.constantFrom(3, 15, 45))
    .map(([one, days]) => [useCard('declined later'), untilNextCharge, timePasses(days), pay(one)]),
  fc
    .tuple(perhapsTwice, nth, fc.constantFrom(endDispute('won'), endDispute('lost')), perhapsTwice)
    .map(([opened, decision, end, closed]) => [dispute, opened, decide(decision), end, closed]),
  fc
    .tuple(perhapsTwice, nth)
    .map(([events, decision]) => [
      timePasses(1),
      stopOrder,
      timePasses(1),
      failRefund,
      events,
      decide(decision),
      timePasses(1),
    ]),
  fc
    .tuple(fc.constantFrom(500, 1800, 3900), perhapsTwice)
    .map(([cents, events]) => [refundOutside(cents), stopOrder, events, timePasses(1)]),
  fc
    .tuple(fc.constantFrom('lost' as const, 'returned' as const), wish, nth)
    .map(([fate, wanted, decision]) => [
      timePasses(1),
      pharmacyDoes(fate),
      timePasses(20),
      choose(wanted),
      decide(decision),
      timePasses(3),
    ]),
  fc
    .tuple(fc.constantFrom(decide(0), decide(1), timePasses(15)))
    .map(([then]) => [timePasses(1), pharmacyDoes('rejected'), timePasses(1), then, timePasses(3)]),
  fc
    .tuple(wish, nth)
    .map(([wanted, decision]) => [timePasses(7), reportDamaged(wanted), decide(decision), timePasses(3)]),
  card.map((one) => [buy([finasteride], one), approve, timePasses(1)]),
  fc
    .constantFrom(20, 60)
    .map((days) => [timePasses(15), moveCharge(days), twoProcesses, timePasses(45), untilNextCharge]),
  fc
    .constantFrom(fault('fail-stored', 1), fault('fail-before', 1), fault('drop-after', 3))
    .map((wrong) => [wrong, untilNextCharge, timePasses(1)]),
  fc.constant([buy([foam], 'good'), workIsDone, pharmacyCancels, timePasses(1)]),
  fc
    .tuple(
      fc.constantFrom([foam, shampoo], [finasteride], [foam, finasteride]),
      fc.constantFrom(null, 4, 40),
      fc.constantFrom(choose('wait'), choose('refund'), decide(0), cancelSubscription, dispute),
      fc.constantFrom(timePasses(3), timePasses(45), untilNextCharge),
    )
    .map(([ids, days, then, end]) => [
      buy(ids, 'good'),
      approve,
      workIsDone,
      pharmacyLacks(days),
      timePasses(1),
      then,
      end,
    ]),
];

/** The process dies at a point of one of the steps. */
const withDeath = (steps: readonly MoneyStep[], which: number, at: number): readonly MoneyStep[] =>
  steps.map((step, index) => (index === which % steps.length ? dying(step, at) : step));

const chapter = fc.oneof(
  { weight: 1, arbitrary: alone.map((step) => [step]) },
  { weight: 1, arbitrary: fc.oneof(...stories) },
);

/** What may happen after the beginning. */
export const chapters = fc.oneof(
  { weight: 8, arbitrary: chapter },
  {
    weight: 2,
    arbitrary: fc
      .tuple(chapter, fc.nat({ max: 6 }), fc.integer({ min: 1, max: 25 }))
      .map(([steps, which, at]) => withDeath(steps, which, at)),
  },
  { weight: 1, arbitrary: fc.tuple(alone, alone).map(([one, other]) => [atOnce(one, other)]) },
);

/** How a history begins: the patient buys something, and a clinician approves it. */
export const beginnings = fc
  .tuple(products, card, fc.boolean())
  .map(([ids, one, isApproved]) => [buy(ids, one), ...(isApproved ? [approve] : [])]);
