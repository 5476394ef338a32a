import fc from 'fast-check';
import { shampoo } from '#test/harness/products.ts';
import { atOnce, dying, type MoneyStep } from '../money-command.ts';
import { approve, buy } from './buy.ts';
import { cardExpires, cardIsReplaced } from './card.ts';
import {
  card,
  code,
  credit,
  feeWhen,
  nth,
  place,
  planChange,
  products,
  refillWish,
  wish,
} from './choices.ts';
import { earnCredit } from './credit.ts';
import { cancelDeposit, decideDeposit, moveDeposit, payDeposit } from './deposit.ts';
import { moveHouse } from './move-house.ts';
import { acceptOffer, agreeToNews, declineOffer } from './offer.ts';
import {
  decide,
  dispute,
  endDispute,
  eventsArrive,
  failRefund,
  fault,
  feesComeLater,
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
  pay,
  reportDamaged,
  stopOrder,
  useCard,
} from './patient.ts';
import { changePlan, changeTreatment } from './plan.ts';
import { changeRefill } from './refills.ts';
import { openCheckout, reportToService } from './service.ts';
import { stories } from './stories.ts';
import { timePasses, twoProcesses, untilNextCharge } from './time.ts';
import { undoCancellation } from './undo.ts';
import { acceptFirstPlan, endVisit, requestVisit } from './visit-fee.ts';

const express = { shippingMethod: 'express' } as const;

/** Each with how often it is chosen. */
const plain: readonly (readonly [number, fc.Arbitrary<MoneyStep>])[] = [
  [2, fc.tuple(products, card).map(([ids, one]) => buy(ids, one))],
  [1, fc.tuple(products, card, code).map(([ids, one, discountCode]) => buy(ids, one, { discountCode }))],
  [1, fc.tuple(card, code).map(([one, discountCode]) => buy([shampoo], one, { ...express, discountCode }))],
  [4, fc.constant(approve)],
  [6, fc.constant(untilNextCharge)],
  [5, fc.constantFrom(1, 3, 7, 15, 45).map(timePasses)],
  [1, fc.constantFrom(1, 3, 8, 20, 60).map(moveCharge)],
  [4, fc.tuple(refillWish, nth).map(([wanted, which]) => changeRefill(wanted, which))],
  [2, planChange.map(changePlan)],
  [1, fc.constant(changeTreatment)],
  [1, fc.constant(cancelSubscription)],
  [1, fc.constant(undoCancellation)],
  [2, credit.map(earnCredit)],
  [1, fc.constant(openCheckout)],
  [1, fc.tuple(feeWhen, card).map(([when, one]) => requestVisit(when, one))],
  [1, fc.constantFrom(endVisit, acceptFirstPlan)],
  [1, fc.tuple(fc.constantFrom(15, 40), card).map(([days, one]) => payDeposit(days, one))],
  [1, fc.constantFrom(cancelDeposit, decideDeposit('refund'), decideDeposit('used'), decideDeposit('kept'))],
  [1, fc.constantFrom(5, 15, 30, 60).map(moveDeposit)],
  [1, fc.constantFrom(agreeToNews, acceptOffer, declineOffer)],
  [2, fc.constant(stopOrder)],
  [2, card.map(useCard)],
  [1, fc.constantFrom(cardExpires, cardIsReplaced)],
  [2, fc.option(card).map(pay)],
  [2, fc.constantFrom(answerBank('approve'), answerBank('approve'), answerBank('fail'))],
  [1, place.map(moveHouse)],
  [1, fc.tuple(fc.constantFrom(reportDamaged, reportToService), wish).map(([report, one]) => report(one))],
  [1, wish.map(choose)],
  [2, fc.constant(dispute)],
  [2, fc.constantFrom(endDispute('won'), endDispute('lost'))],
  [2, fc.constantFrom(500, 1800, 3900).map(refundOutside)],
  [1, fc.constant(failRefund)],
  [2, fc.constant(feesComeLater)],
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
  [4, nth.map(decide)],
  [1, fc.constant(twoProcesses)],
];
const alone = fc.oneof(...plain.map(([weight, arbitrary]) => ({ weight, arbitrary })));

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
