import { isDrugType } from '#modules/catalogue/ui.ts';
import type { CartProduct } from '../domain/index.ts';
import type { CartProductsQuery } from './cart-products.generated.ts';

type Answer = CartProductsQuery['cartPreview']['products'][number];

/** A product as the cart knows and shows it. */
export interface ShopProduct extends CartProduct {
  readonly title: string;
  readonly displayedName: string;
  readonly supplyInformation: string;
  /** Where it cannot be ordered. */
  readonly unavailableStates: readonly { readonly name: string }[];
}

/** What this version of the storefront cannot sell (a drug type or specialty it does not know) is left out. */
export const readProducts = (answers: readonly Answer[]): ShopProduct[] =>
  answers.flatMap((answer) => {
    const { drugType, specialtyProductCollection } = answer;
    if (!isDrugType(drugType)) return [];
    if (specialtyProductCollection !== 'hair_loss_care' && specialtyProductCollection !== 'sexual_health')
      return [];
    return [{ ...answer, drugType, specialtyProductCollection, userSelectable: true }];
  });
