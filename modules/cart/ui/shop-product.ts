import { isDrugType } from '#modules/catalogue/ui.ts';
import type { CartProduct } from '../domain/index.ts';
import type { CartProductsQuery } from './cart-products.generated.ts';

type Answer = CartProductsQuery['cartPreview']['products'][number];

/** A product as the cart knows and shows it. */
export interface ShopProduct extends CartProduct {
  readonly title: string;
  readonly displayedName: string;
  readonly supplyInformation: string;
  /** States where it cannot be ordered. */
  readonly unavailableStates: readonly { readonly name: string }[];
}

/** Leaves out a product whose drug type or specialty this version of the storefront does not know. */
export const readProducts = (answers: readonly Answer[]): ShopProduct[] =>
  answers.flatMap((answer) => {
    const { drugType, specialtyProductCollection } = answer;
    if (!isDrugType(drugType)) return [];
    if (specialtyProductCollection !== 'hair_loss_care' && specialtyProductCollection !== 'sexual_health')
      return [];
    return [{ ...answer, drugType, specialtyProductCollection, userSelectable: true }];
  });
