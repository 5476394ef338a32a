import fc from 'fast-check';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import { atOnce, dying, type MoneyStep } from '../money-command.ts';
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
import { timePasses, twoProcesses, untilNextCharge } from './time.ts';

const card = fc.constantFrom<Card>('good', 'good', 'declined later', 'asks every time', 'asks once');
const products = fc.constantFrom(
  [foam],
  [foam],
  [shampoo],
  [finasteride],
  [foam, finasteride],
  [foam, shampoo],
);
const wish = fc.constantFrom('replacement' as const, 'refund' as const);

/** Each with how often it is chosen. */
const plain: readonly (readonly [number, fc.Arbitrary<MoneyStep>])[] = [
  [2, fc.tuple(products, card).map(([ids, one]) => buy(ids, one))],
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
  [4, fc.nat({ max: 3 }).map(decide)],
  [1, fc.constant(twoProcesses)],
];
const alone = fc.oneof(...plain.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Every step that a history may take after its first. */
export const steps = fc.oneof(
  { weight: 12, arbitrary: alone },
  {
    weight: 2,
    arbitrary: fc.tuple(alone, fc.integer({ min: 1, max: 25 })).map(([one, at]) => dying(one, at)),
  },
  { weight: 1, arbitrary: fc.tuple(alone, alone).map(([one, other]) => atOnce(one, other)) },
);

/** How a history begins: the patient buys something. */
export const beginnings = fc.tuple(products, card).map(([ids, one]) => buy(ids, one));
