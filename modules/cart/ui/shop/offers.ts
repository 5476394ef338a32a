import type { OurProductsQuery } from '../../pages/our-products.generated.ts';

type CatalogueAnswer = OurProductsQuery['catalogue'][number];
export type OfferedProduct = OurProductsQuery['products'][number];

/** One strength and quantity with the cadences it is sold at, shortest first. */
export interface Variant {
  readonly name: string;
  readonly plans: readonly OfferedProduct[];
}

/** One card of the shop: a drug type for one use. */
export interface Offer {
  readonly key: string;
  readonly drugType: string;
  readonly title: string;
  readonly description: string;
  readonly isNew: boolean;
  readonly needsPrescription: boolean;
  /** Slug of its drug facts; null where there are none. */
  readonly drugFacts: string | null;
  readonly variants: readonly [Variant, ...Variant[]];
}

/** A prescription drug that is not offered yet: a card without a price. */
export interface ComingDrug {
  readonly drugType: string;
  readonly title: string;
  readonly description: string;
  /** Slug of its drug-facts page, which collects email addresses for the notification. */
  readonly drugFacts: string;
}

export interface OfferGroup {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly coming: readonly ComingDrug[];
}

const EARLY_EJACULATION = 'premature_ejaculation';

/** Sexual-health drugs are sold for two uses at different strengths and quantities, so each use has its card. */
const usesOf = (products: readonly OfferedProduct[]): string[] => [
  ...new Set(products.map(({ serviceLine }) => serviceLine)),
];

const variantsOf = (products: readonly OfferedProduct[]): Variant[] =>
  [...new Set(products.map(({ displayedName }) => displayedName))].map((name) => ({
    name,
    plans: products
      .filter(({ displayedName }) => displayedName === name)
      .toSorted(
        (a, b) =>
          Number(a.supplyInDays === 0) - Number(b.supplyInDays === 0) || a.supplyInDays - b.supplyInDays,
      ),
  }));

const offersOf = (entry: CatalogueAnswer, products: readonly OfferedProduct[]): Offer[] => {
  const own = products.filter(({ drugType }) => drugType === entry.drugType);
  const uses = usesOf(own);
  return uses.flatMap((use) => {
    const [first, ...rest] = variantsOf(own.filter(({ serviceLine }) => serviceLine === use));
    if (!first) return [];
    const needsPrescription = own.some((product) => product.needsPrescription);
    const second = uses.length > 1 && use === EARLY_EJACULATION;
    const title = entry.title ?? first.name;
    return [
      {
        key: `${entry.drugType}-${use}`,
        drugType: entry.drugType,
        title: second ? `${title} for early ejaculation` : title,
        description: second
          ? 'Off-label for this use. It makes the most sense when erections are also a problem.'
          : inShort(entry.drugDescriptionResultsPage ?? entry.description ?? '', needsPrescription),
        isNew: entry.isNew,
        needsPrescription,
        drugFacts: first.plans[0]?.drugFacts ?? null,
        variants: [first, ...rest],
      },
    ];
  });
};

const comingOf = (entry: CatalogueAnswer): ComingDrug[] => {
  const { drugType, title, drugFacts, offered } = entry;
  if (offered || !drugFacts) return [];
  const description = inShort(entry.drugDescriptionResultsPage ?? entry.description ?? '', true);
  return [{ drugType, title: title ?? drugType, description, drugFacts }];
};

const groups = [
  { id: 'hair', title: 'Hair loss and care', specialty: 'hair loss & care' },
  { id: 'sexual-health', title: 'Sexual health', specialty: 'sexual health' },
];

/** The risk of a prescription drug has its own line on the card, so the first sentence of its description is used. */
const inShort = (text: string, needsPrescription: boolean): string =>
  needsPrescription ? (/^.+?\.(?= |$)/.exec(text)?.[0] ?? text) : text;

/**
 * The shop: everything a visitor may choose, one card per drug and use, by specialty, and what is not offered yet.
 */
export const offerGroups = ({ catalogue, products }: OurProductsQuery): OfferGroup[] =>
  groups.map(({ id, title, specialty }) => {
    const own = catalogue.filter((entry) => entry.specialty === specialty);
    return {
      id,
      title,
      offers: own.flatMap((entry) => offersOf(entry, products)),
      coming: own.flatMap(comingOf),
    };
  });
