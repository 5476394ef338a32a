import { type DrugType, drugTypes, type ServiceLine } from './drug-type.ts';

/** Drugs that are sold for two uses, with separate texts, strengths and prices for each. */
const forTwoUses: readonly DrugType[] = ['sildenafil', 'tadalafil'];

const dashed = (drugType: DrugType): string => drugType.replaceAll('_', '-');
const secondUse = (drugType: DrugType): string => `${dashed(drugType)}-early-ejaculation`;

/** Every listing: one per drug type, and a second one where a drug is sold for two uses. */
export const listingIds: readonly string[] = [...drugTypes.map(dashed), ...forTwoUses.map(secondUse)];

/** `minoxidil-foam`, `sildenafil`, `sildenafil-early-ejaculation`: part of an address. */
export const listingIdOf = (product: { drugType: DrugType; serviceLine: ServiceLine }): string =>
  product.serviceLine === 'premature_ejaculation' && forTwoUses.includes(product.drugType)
    ? secondUse(product.drugType)
    : dashed(product.drugType);
