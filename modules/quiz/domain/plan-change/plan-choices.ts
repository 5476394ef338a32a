import type { Plan, PlanIdentifier, Product } from '#modules/catalogue/index.ts';
import type { CurrentProduct } from '../treatment-update/compare-treatment.ts';

/** One form of a plan with which the patient could replace current products. */
export interface PlanChoice {
  /** Distinguishes the forms of a plan. */
  readonly key: string;
  readonly identifier: PlanIdentifier;
  readonly name: string;
  /** Every product of the plan, those that the patient has already included; empty where the clinician chooses. */
  readonly productNames: readonly string[];
  /** The products: those that stay in the size that the patient has. */
  readonly productIds: readonly number[];
  /** Cents for one shipment of all of them, at the agreed prices of what stays, without tax. */
  readonly price: number;
  readonly everyDays: number;
  readonly addProductIds: readonly number[];
  readonly stopProductIds: readonly number[];
  readonly isCurrent: boolean;
  /** A clinician has to agree before it starts. */
  readonly needsClinician: boolean;
  /** Which product replaces which, in plain sentences. */
  readonly conflicts: readonly string[];
}

const notTogether = (product: Product, productId: number): boolean =>
  product.conflictProductCollections.some(({ productIds }) => productIds.includes(productId));

/** The drugs of which plans consist; everything else that ships to the patient stays. */
const drugsOfPlans = (plans: readonly Plan[], products: readonly Product[]): ReadonlySet<string> => {
  const ids = new Set(plans.flatMap(({ options }) => options.flat()));
  return new Set(products.filter(({ id }) => ids.has(id)).map(({ drugType }) => drugType));
};

/** The months between shipments of the plan that the patient has; three without one. */
const cadenceOf = (mine: readonly CurrentProduct[]): number => {
  const months = (mine[0]?.cycleInDays ?? 90) / 30;
  return Number.isInteger(months) ? months : 3;
};

interface Shop {
  readonly plans: readonly Plan[];
  /** Every product, also those that are not sold now. */
  readonly products: readonly Product[];
  readonly isOffered: (product: Product) => boolean;
  /** The products of a form of a plan at a cadence in months. */
  readonly productsOf: (option: readonly number[], cadence: number) => readonly Product[];
}

const choiceOf = (
  { identifier, name }: Plan,
  key: string,
  target: readonly Product[],
  mine: readonly CurrentProduct[],
  current: readonly CurrentProduct[],
): PlanChoice => {
  const has = (product: Product) => mine.find(({ drugType }) => drugType === product.drugType);
  const added = target.filter((product) => !has(product));
  const gone = mine.filter(({ drugType }) => !target.some((product) => product.drugType === drugType));
  const clashing = (product: Product) =>
    current.filter(
      (one) =>
        notTogether(product, one.productId) && !target.some(({ drugType }) => drugType === one.drugType),
    );
  const replaced = added.filter(({ needsPrescription }) => needsPrescription).flatMap(clashing);
  const stopped = gone.filter((one) => !(one.needsPrescription && replaced.includes(one)));
  const asks = added.some(({ needsPrescription }) => needsPrescription);
  return {
    key,
    identifier,
    name,
    productNames: target.map((product) => has(product)?.name ?? product.displayedName),
    productIds: target.map((product) => has(product)?.productId ?? product.id),
    price: target.reduce((sum, product) => sum + (has(product)?.price ?? product.price), 0),
    everyDays: target[0]?.supplyInDays ?? 90,
    addProductIds: added.map(({ id }) => id),
    stopProductIds: stopped.map(({ productId }) => productId),
    isCurrent: added.length === 0 && gone.length === 0,
    needsClinician: asks || stopped.some(({ needsPrescription }) => needsPrescription),
    conflicts: added.flatMap((product) =>
      clashing(product).map(
        (one) => `${product.displayedName} takes the place of ${one.name}: they are not used together.`,
      ),
    ),
  };
};

/** Every plan that ships regularly, in each of its forms, compared with what ships to the patient now. */
export const planChoices = (
  current: readonly CurrentProduct[],
  { plans, products, isOffered, productsOf }: Shop,
): readonly PlanChoice[] => {
  const drugs = drugsOfPlans(plans, products);
  const mine = current.filter(({ drugType }) => drugs.has(drugType));
  const cadence = cadenceOf(mine);
  return plans.flatMap((plan): readonly PlanChoice[] => {
    if (plan.options.length === 0)
      return [
        {
          key: plan.identifier,
          identifier: plan.identifier,
          name: plan.name,
          productNames: [],
          productIds: [],
          price: 0,
          everyDays: cadence * 30,
          addProductIds: [],
          stopProductIds: [],
          isCurrent: false,
          needsClinician: true,
          conflicts: [],
        },
      ];
    return plan.options.flatMap((ids, option) => {
      const target = productsOf(ids, cadence);
      const ships = target.every((product) => product.supplyInDays > 0 && isOffered(product));
      return ships ? [choiceOf(plan, `${plan.identifier}-${option}`, target, mine, current)] : [];
    });
  });
};

/** The same product as it ships now, in another size: another cadence, or strength where no clinician decides it. */
export interface PlanVariant {
  /** What the patient has. */
  readonly ofProductId: number;
  readonly productId: number;
  readonly name: string;
  readonly price: number;
  readonly everyDays: number;
  readonly needsPrescription: boolean;
}

const isVariant = (product: Product, one: CurrentProduct): boolean =>
  product.drugType === one.drugType &&
  product.id !== one.productId &&
  product.supplyInDays > 0 &&
  product.userSelectable &&
  !product.buyNow;

/** Other sizes of what ships to the patient. A prescription is for one strength and count: another one is asked for elsewhere. */
export const planVariants = (
  current: readonly CurrentProduct[],
  products: readonly Product[],
  isOffered: (product: Product) => boolean,
): readonly PlanVariant[] =>
  current.flatMap((one) =>
    products
      .filter(
        (product) =>
          isVariant(product, one) &&
          isOffered(product) &&
          (!one.needsPrescription || product.displayedName === one.name),
      )
      .map(({ id, displayedName, price, supplyInDays, needsPrescription }) => ({
        ofProductId: one.productId,
        productId: id,
        name: displayedName,
        price,
        everyDays: supplyInDays,
        needsPrescription,
      })),
  );
