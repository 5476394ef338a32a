import fc from 'fast-check';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import type { MoneyStep } from '../money-command.ts';
import { approve, buy } from './buy.ts';
import { cardExpires, cardIsReplaced } from './card.ts';
import { card, code, credit, feeWhen, nth, place, planChange, refillWish, wish } from './choices.ts';
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
import { changePlan, changeTreatment, shampooFor90 } from './plan.ts';
import { changeRefill } from './refills.ts';
import { openCheckout, reportToService } from './service.ts';
import {
  beforeNextCharge,
  nothingRuns,
  supplyLasts,
  timePasses,
  twoProcesses,
  untilNextCharge,
  workIsDone,
} from './time.ts';
import { undoCancellation } from './undo.ts';
import { acceptFirstPlan, endVisit, requestVisit } from './visit-fee.ts';

type Story = fc.Arbitrary<readonly MoneyStep[]>;

const perhapsTwice = fc.constantFrom(eventsArrive(1), eventsArrive(2));

/** A payment that goes wrong. */
const payments: readonly Story[] = [
  fc
    .tuple(fc.constantFrom(answerBank('approve'), answerBank('fail'), timePasses(7)), perhapsTwice)
    .map(([answer, events]) => [useCard('asks every time'), untilNextCharge, answer, events]),
  fc
    .tuple(card, fc.constantFrom(3, 15, 45))
    .map(([one, days]) => [useCard('declined later'), untilNextCharge, timePasses(days), pay(one)]),
  fc
    .constantFrom(
      [cardIsReplaced, timePasses(1)],
      [timePasses(9), cardIsReplaced, timePasses(9)],
      [timePasses(15), pay('good')],
      [timePasses(45)],
    )
    .map((then) => [cardExpires, untilNextCharge, ...then]),
  fc
    .constantFrom(fault('fail-stored', 1), fault('fail-before', 1), fault('drop-after', 3))
    .map((wrong) => [wrong, untilNextCharge, timePasses(1)]),
  fc
    .tuple(fc.constantFrom('good' as const, 'declined later' as const), fc.constantFrom(5, 12, 20))
    .map(([one, days]) => [useCard(one), untilNextCharge, useCard('good'), nothingRuns(days), timePasses(9)]),
];

/** Money that goes back. */
const refunds: readonly Story[] = [
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
    .tuple(fc.constantFrom(reportDamaged, reportToService), wish, nth)
    .map(([report, wanted, decision]) => [timePasses(7), report(wanted), decide(decision), timePasses(3)]),
];

/** What the pharmacy and the carrier do. */
const parcels: readonly Story[] = [
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
    .constantFrom(decide(0), decide(1), timePasses(15))
    .map((then) => [timePasses(1), pharmacyDoes('rejected'), timePasses(1), then, timePasses(3)]),
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

/** What the patient changes, and the charge that follows. */
const changes: readonly Story[] = [
  card.map((one) => [buy([finasteride], one), approve, timePasses(1)]),
  fc
    .constantFrom(20, 60)
    .map((days) => [timePasses(15), moveCharge(days), twoProcesses, timePasses(45), untilNextCharge]),
  fc
    .tuple(refillWish, nth, fc.boolean())
    .map(([wanted, which, isLate]) => [
      ...(isLate ? [beforeNextCharge(3)] : [timePasses(45)]),
      changeRefill(wanted, which),
      untilNextCharge,
    ]),
  fc
    .tuple(fc.constantFrom(4, 20), fc.constantFrom(timePasses(45), twoProcesses))
    .map(([days, then]) => [
      buy([finasteride], 'good'),
      approve,
      workIsDone,
      beforeNextCharge(3),
      supplyLasts(3 + days),
      untilNextCharge,
      then,
    ]),
  fc
    .tuple(fc.constantFrom([foam], [finasteride], [foam, finasteride]), card, nth, fc.boolean())
    .map(([ids, one, which, isTwice]) => [
      buy(ids, one),
      approve,
      workIsDone,
      beforeNextCharge(3),
      changeRefill({ kind: 'send_now' }, which),
      ...(isTwice ? [changeRefill({ kind: 'send_now' }, which)] : []),
      untilNextCharge,
    ]),
  nth.map((which) => [
    timePasses(15),
    changeRefill({ kind: 'pause', days: 30 }, which),
    timePasses(15),
    changeRefill({ kind: 'resume' }, which),
    untilNextCharge,
  ]),
  fc
    .tuple(planChange, fc.constantFrom(30, 3))
    .map(([change, days]) => [
      buy([shampooFor90], 'good'),
      beforeNextCharge(days),
      changePlan(change),
      openCheckout,
      untilNextCharge,
    ]),
  fc
    .tuple(place, fc.constantFrom(30, 3))
    .map(([to, days]) => [beforeNextCharge(days), moveHouse(to), untilNextCharge]),
  fc
    .constantFrom(30, 3)
    .map((days) => [
      buy([finasteride], 'good'),
      approve,
      beforeNextCharge(days),
      changeTreatment,
      untilNextCharge,
    ]),
  fc
    .constantFrom(timePasses(3), workIsDone, refundOutside(500))
    .map((then) => [cancelSubscription, then, undoCancellation, untilNextCharge]),
];

/** Credit and discounts. */
const lowered: readonly Story[] = [
  fc
    .tuple(credit, fc.constantFrom(stopOrder, cancelSubscription, pharmacyCancels, dispute, openCheckout))
    .map(([cents, then]) => [earnCredit(cents), untilNextCharge, then, timePasses(1)]),
  fc
    .tuple(credit, card)
    .map(([cents, one]) => [earnCredit(cents), useCard('declined later'), untilNextCharge, pay(one)]),
  fc
    .tuple(credit, fc.constantFrom([foam, shampooFor90], [foam, finasteride]), code)
    .map(([cents, ids, discountCode]) => [
      earnCredit(cents),
      buy(ids, 'good', { discountCode }),
      cancelSubscription,
      untilNextCharge,
    ]),
  code.map((discountCode) => [
    buy([shampooFor90], 'good', { discountCode }),
    untilNextCharge,
    untilNextCharge,
    untilNextCharge,
  ]),
];

/** Visits without an order, and deposits. */
const services: readonly Story[] = [
  fc
    .tuple(
      feeWhen,
      card,
      fc.option(credit),
      fc.constantFrom(acceptFirstPlan, endVisit),
      fc.constantFrom(workIsDone, timePasses(3)),
    )
    .map(([when, one, cents, end, later]) => [
      requestVisit(when, one),
      ...(cents === null ? [] : [earnCredit(cents)]),
      later,
      end,
      workIsDone,
      untilNextCharge,
    ]),
  fc
    .tuple(
      fc.constantFrom(dispute, refundOutside(500), answerBank('fail'), fault('drop-after', 3)),
      perhapsTwice,
      fc.constantFrom(acceptFirstPlan, endVisit),
    )
    .map(([wrong, events, end]) => [
      requestVisit('request', 'good'),
      wrong,
      events,
      end,
      workIsDone,
      failRefund,
      events,
    ]),
  fc
    .tuple(
      card,
      fc.constantFrom(3, 20),
      fc.constantFrom(cancelDeposit, decideDeposit('refund'), decideDeposit('used'), decideDeposit('kept')),
      fc.constantFrom(cancelDeposit, dispute, refundOutside(500), stopOrder),
    )
    .map(([one, days, then, after]) => [
      payDeposit(15, one),
      timePasses(days),
      then,
      after,
      timePasses(1),
      eventsArrive(1),
    ]),
  fc
    .tuple(
      fc.constantFrom(15, 40),
      fc.constantFrom([moveDeposit(15)], [moveDeposit(60), timePasses(3), moveDeposit(20)]),
      fc.constantFrom(3, 16, 45, 70),
      fc.constantFrom(cancelDeposit, decideDeposit('refund'), decideDeposit('used'), decideDeposit('kept')),
    )
    .map(([day, moves, days, end]) => [
      payDeposit(day, 'good'),
      ...moves,
      timePasses(days),
      end,
      cancelDeposit,
      timePasses(1),
    ]),
];

/** Patients who left, and what happens to the offer to them. */
const offers: readonly Story[] = [
  fc
    .tuple(
      fc.constantFrom([acceptOffer], [declineOffer, acceptOffer], [timePasses(25), acceptOffer]),
      fc.constantFrom(
        [untilNextCharge, untilNextCharge],
        [cancelSubscription, undoCancellation],
        [stopOrder],
      ),
      fc.option(credit),
    )
    .map(([answer, then, cents]) => [
      agreeToNews,
      timePasses(20),
      cancelSubscription,
      cancelSubscription,
      timePasses(31),
      ...(cents === null ? [] : [earnCredit(cents)]),
      ...answer,
      workIsDone,
      ...then,
    ]),
  fc
    .constantFrom([foam], [shampooFor90])
    .map((ids) => [
      agreeToNews,
      timePasses(20),
      cancelSubscription,
      cancelSubscription,
      timePasses(31),
      buy(ids, 'good'),
      workIsDone,
      acceptOffer,
      untilNextCharge,
    ]),
];

/** Steps that belong together: what follows needs what came before. */
export const stories: readonly Story[] = [
  ...payments,
  ...refunds,
  ...parcels,
  ...changes,
  ...lowered,
  ...services,
  ...offers,
];
