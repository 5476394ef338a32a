import type { OurProductsQuery } from '../../pages/our-products.generated.ts';
import { type Condition, conditionOf } from './conditions.ts';

type CatalogueAnswer = OurProductsQuery['catalogue'][number];
export type OfferedProduct = OurProductsQuery['products'][number];

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
  /** What it does for: a service line, or `care` for what needs no treatment. */
  readonly condition: Condition;
  /** Every strength, amount and cadence, the shortest first, the one-time purchase last. */
  readonly plans: readonly OfferedProduct[];
  /** The page with everything about it; null for what has none. */
  readonly page: string | null;
}

/** A prescription drug that is not offered yet: a card without a price. */
export interface ComingDrug {
  readonly drugType: string;
  readonly title: string;
  readonly description: string;
  /** Slug of its drug-facts page, which collects email addresses for the notification. */
  readonly drugFacts: string;
  readonly condition: Condition;
  readonly page: string | null;
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

const inOrder = (a: OfferedProduct, b: OfferedProduct): number =>
  Number(a.supplyInDays === 0) - Number(b.supplyInDays === 0) || a.supplyInDays - b.supplyInDays;

const offersOf = (entry: CatalogueAnswer, products: readonly OfferedProduct[]): Offer[] => {
  const own = products.filter(({ drugType }) => drugType === entry.drugType);
  const uses = usesOf(own);
  return uses.flatMap((use) => {
    const plans = own.filter(({ serviceLine }) => serviceLine === use).toSorted(inOrder);
    const [first] = plans;
    if (!first) return [];
    const needsPrescription = own.some((product) => product.needsPrescription);
    const second = uses.length > 1 && use === EARLY_EJACULATION;
    const title = entry.title ?? first.displayedName;
    const { page } = entry;
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
        drugFacts: first.drugFacts,
        condition: conditionOf(first),
        plans,
        page: page && second ? `${page}#early-ejaculation` : page,
      },
    ];
  });
};

const comingOf = (entry: CatalogueAnswer): ComingDrug[] => {
  const { drugType, title, drugFacts, offered, page } = entry;
  if (offered || !drugFacts || !entry.serviceLine) return [];
  const description = inShort(entry.drugDescriptionResultsPage ?? entry.description ?? '', true);
  return [
    {
      drugType,
      title: title ?? drugType,
      description,
      drugFacts,
      condition: conditionOf({ serviceLine: entry.serviceLine }),
      page,
    },
  ];
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
