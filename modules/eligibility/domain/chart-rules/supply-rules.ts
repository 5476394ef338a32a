import { MAX_DAYS_ON_HAND } from '#config/max-days-on-hand.ts';
import { DAY_MS } from '#kernel/dates.ts';
import { overDoses } from '../chart/daily-dose.ts';
import { areWithinBottles, bottleLastsUntil } from '../chart/spray-supply.ts';
import { earliestFill, supplyEndsAt } from '../chart/supply.ts';
import { sharesGroup, therapyGroups } from '../chart/therapy.ts';
import { delaySprays } from '../drug-groups.ts';
import type { DoseLimit } from '../rule.ts';
import { type ChartFacts, type ChartProduct, therapiesOf } from './chart-facts.ts';

const isDrug = ({ drugType }: ChartProduct): boolean => therapyGroups(drugType).length > 0;

/** What the same checkout orders does not count as on hand for its own order. */
const onHand = (chart: ChartFacts) => {
  const { context } = chart;
  return therapiesOf(chart).filter(
    ({ checkoutId }) => context.kind !== 'order' || checkoutId !== context.checkoutId,
  );
};

/** Whether more than 21 days of a wanted drug are on hand, counted over every product of its therapy groups. */
export const isTooSoon = (chart: ChartFacts): boolean =>
  chart.wanted.filter(isDrug).some(({ drugType }) => {
    const from = earliestFill(onHand(chart), drugType);
    return from !== null && from > new Date(chart.at);
  });

/** Whether another package of a wanted product waits to be sent. */
export const hasOpenFill = (chart: ChartFacts): boolean => {
  const { context } = chart;
  if (context.kind !== 'fill') return false;
  return chart.wanted
    .filter(isDrug)
    .some(({ productId }) =>
      chart.records.some(
        (one) =>
          one.record === 'order' &&
          one.stage === 'ordered' &&
          one.productId === productId &&
          one.id !== context.orderId &&
          one.isOfOtherAccount !== true,
      ),
    );
};

/** Days of a product's therapy groups on hand at the decision; 0 when there is nothing left. */
const daysOnHand = (chart: ChartFacts, { drugType }: ChartProduct): number => {
  const end = supplyEndsAt(onHand(chart), drugType);
  return end === null ? 0 : Math.max(0, (end.getTime() - new Date(chart.at).getTime()) / DAY_MS);
};

/** Whether the wanted packages would leave more than the longest of them and 21 days on hand, or too many bottles. */
export const isOverCeiling = (chart: ChartFacts): boolean => {
  const sprays = chart.wanted.filter(({ drugType }) => delaySprays.includes(drugType));
  if (sprays.length > 0 && !areWithinBottles(sprays)) return true;
  if (sprays.length > 0 && bottleLastsUntil(onHand(chart), new Date(chart.at)) !== null) return true;
  return chart.wanted.filter(isDrug).some((product) => {
    const packages = chart.wanted.filter(({ drugType }) => sharesGroup(drugType, product.drugType));
    const days = packages.map(({ supplyInDays }) => supplyInDays);
    const sum = days.reduce((all, one) => all + one, 0);
    return daysOnHand(chart, product) + sum > MAX_DAYS_ON_HAND + Math.max(...days);
  });
};

/** What a dose counts beside: of an order only what is ordered, because whatever the patient has refuses the order. */
const dosesBeside = (chart: ChartFacts) => {
  const { context } = chart;
  if (context.kind === 'prescribe') {
    const { replaces, checkoutId } = context.visit;
    return therapiesOf(chart).filter(
      (one) =>
        one.record !== 'prescription' &&
        !replaces.includes(one.productId) &&
        (checkoutId === null || one.checkoutId !== checkoutId),
    );
  }
  return context.kind === 'fill' ? therapiesOf(chart).filter(({ record }) => record === 'subscription') : [];
};

/** Whether what is wanted and what runs would be more of a drug a day than the limit. */
export const isOverDose = (chart: ChartFacts, limit: DoseLimit): boolean => {
  const doses = new Map(
    [...chart.records, ...chart.wanted].map(({ productId, mgPerDay }) => [productId, mgPerDay]),
  );
  return (
    overDoses([limit], chart.wanted, dosesBeside(chart), (productId) => doses.get(productId) ?? null).length >
    0
  );
};
