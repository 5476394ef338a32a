import { formatDate } from '#kernel/dates.ts';
import type { TherapyRefusal } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { areWithinBottles, BOTTLE_DAYS, bottleLastsUntil } from '../domain/chart/spray-supply.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { delaySprays } from '../domain/drug-groups.ts';

type Pack = Pick<Product, 'supplyInformation' | 'supplyInDays'>;

/** The bottles of one shipment, as the catalog writes them: `3 bottles every 3 months`. */
export const bottlesOf = ({ supplyInformation }: Pack): number =>
  Math.max(1, Number(/^(\d+) bottles?\b/.exec(supplyInformation)?.[1] ?? 1));

const isWithin = (packs: readonly Pack[]): boolean =>
  areWithinBottles(packs.map((pack) => ({ bottles: bottlesOf(pack), supplyInDays: pack.supplyInDays })));

/**
 * The delay sprays of an order that exceed one bottle in 30 days: in one pack, in the order, or with a bottle that the
 * patient got recently (docs/clinical/quantities-and-refills.md#QTY-SPRAY).
 */
export const sprayRefusals = (
  products: readonly Product[],
  therapies: readonly Therapy[],
  now: Date,
): readonly TherapyRefusal[] => {
  const sprays = products.filter(({ drugType }) => delaySprays.includes(drugType));
  const until = bottleLastsUntil(therapies, now);
  return sprays.flatMap((product, index) => {
    const isFine = until === null && isWithin(sprays.slice(0, index + 1));
    return isFine
      ? []
      : [
          {
            productId: product.id,
            message: `${product.publicDisplayedName} cannot be ordered ${until ? 'yet' : 'like this'}: it is at most one bottle in ${BOTTLE_DAYS} days.${until ? ` You can order it from ${formatDate(until)}.` : ''}`,
            hint: until ? 'See “Orders” in your account.' : 'Take one pack of it out of the order.',
            href: until ? '/order-history' : '/our-products',
            label: until ? 'See your order' : 'See all products',
          },
        ];
  });
};
