import { duplicatesAmong, duplicatesOfOrder, duplicatesOfPrescription } from '../chart/duplicate-therapy.ts';
import { sharesGroup, type Therapy, type TherapyGroup, therapyGroups } from '../chart/therapy.ts';
import { type ChartFacts, therapiesOf } from './chart-facts.ts';

const isOwn = ({ isOfOtherAccount = false }: Therapy): boolean => !isOfOtherAccount;

/** What a package is charged or sent beside: an open order of, or a subscription to, another product of the same group. */
const besideFill = (chart: ChartFacts): readonly number[] =>
  chart.wanted
    .filter(({ drugType }) =>
      therapiesOf(chart).some(
        (one) =>
          isOwn(one) &&
          (one.stage === 'ordered' || one.stage === 'subscribed') &&
          !chart.wanted.some(({ productId }) => productId === one.productId) &&
          sharesGroup(one.drugType, drugType),
      ),
    )
    .map(({ productId }) => productId);

/** A subscription that ships the product from now on, and what else its checkout bought, is not beside it. */
const besideChange = (chart: ChartFacts, checkoutId: string): readonly number[] => {
  const others = therapiesOf(chart).filter(
    ({ stage, record, productId }) =>
      stage !== 'dispensed' &&
      !(record === 'subscription' && chart.wanted.some((one) => one.productId === productId)),
  );
  return duplicatesOfOrder(others, chart.wanted, { checkoutId, now: new Date(chart.at) })
    .filter(({ reason }) => reason !== 'too_soon')
    .map(({ productId }) => productId);
};

const besideRecords = (chart: ChartFacts): readonly number[] => {
  const { context, wanted, at } = chart;
  switch (context.kind) {
    case 'order':
      return duplicatesOfOrder(therapiesOf(chart), wanted, { ...context, now: new Date(at) })
        .filter(({ reason }) => reason !== 'too_soon')
        .map(({ productId }) => productId);
    case 'change':
      return besideChange(chart, context.checkoutId);
    case 'prescribe':
      return duplicatesOfPrescription(therapiesOf(chart), wanted, context.visit).map(
        ({ productId }) => productId,
      );
    case 'fill':
      return besideFill(chart);
    default:
      return [];
  }
};

/** The wanted products that conflict with each other by the catalog, or with what they would be had beside. */
export const hasConflict = (chart: ChartFacts): boolean => {
  const beside = besideRecords(chart);
  const ids = chart.wanted.map(({ productId }) => productId);
  return chart.wanted.some(
    ({ productId, conflictsWith }) =>
      conflictsWith.some((id) => ids.includes(id)) ||
      (beside.includes(productId) && conflictsWith.length > 0),
  );
};

/** Whether a wanted product repeats a therapy of the group: beside what the patient has, or beside another wanted one. */
export const repeatsGroup = (chart: ChartFacts, group: TherapyGroup): boolean => {
  const repeated = [...besideRecords(chart), ...duplicatesAmong(chart.wanted).map((one) => one.productId)];
  return chart.wanted.some(
    ({ productId, drugType }) => repeated.includes(productId) && therapyGroups(drugType).includes(group),
  );
};
