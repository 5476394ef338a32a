import { badInput, ok, type Result } from '#kernel/result.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { type CartChange, cartOf, cartTotal, changeCart, defaultUpsellProductIds } from '../domain/index.ts';

export interface CartRequest {
  readonly productIds: readonly number[];
  readonly upsellProductIds?: readonly number[] | null;
  readonly add?: readonly number[] | null;
  readonly remove?: readonly number[] | null;
}

export interface CartPreview
  extends Pick<
    CartChange,
    'type' | 'addedProductIds' | 'removedProductIds' | 'drugTypesChanged' | 'hadIneligiblePrescriptions'
  > {
  readonly productIds: readonly number[];
  readonly upsellProductIds: readonly number[];
  readonly total: number;
  /** Those of `productIds`. */
  readonly cartProducts: readonly Product[];
  readonly requestedProductIds: readonly number[];
  readonly ignoredProductIds: readonly number[];
  readonly notOffered: readonly NotOffered[];
  readonly products: readonly Product[];
}

/** A product that is not offered yet, with the sentence that says so. */
export interface NotOffered {
  readonly productId: number;
  readonly message: string;
}

/** A list longer than any cart is refused. */
const MAX_IDS = 100;

const lists = ['productIds', 'upsellProductIds', 'add', 'remove'] as const;

/**
 * The cart after a change (S4.8). The id of a bundle stands for its components; ids of products that a visitor may not
 * choose are left out and reported, with a sentence for a product that is not offered. BAD_USER_INPUT when a list is
 * too long.
 */
export const previewCart = async (scope: Scope, request: CartRequest): Promise<Result<CartPreview>> => {
  const tooLong = lists.filter((list) => (request[list]?.length ?? 0) > MAX_IDS);
  if (tooLong.length > 0)
    return badInput(
      tooLong.map((field) => ({ field, message: `A cart holds at most ${MAX_IDS} products.` })),
    );

  const catalogue = scope.use(cataloguePort);
  const all = await catalogue.products();
  const products = all.filter((product) => product.userSelectable);
  const known = new Map(products.map((product) => [product.id, product]));
  const sift = (ids: readonly number[] | null | undefined): number[] =>
    catalogue.expandBundles(ids ?? []).filter((id) => known.has(id));

  const upsells = request.upsellProductIds ? sift(request.upsellProductIds) : undefined;
  const requestedProductIds = sift(request.productIds);
  const before = cartOf(requestedProductIds, products, upsells);
  const remove = sift(request.remove);
  const { state, change } = changeCart(before, { add: sift(request.add), remove }, products);
  const asked = catalogue.expandBundles(lists.flatMap((list) => request[list] ?? []));
  return ok({
    type: change.type,
    addedProductIds: change.addedProductIds,
    removedProductIds: change.removedProductIds,
    drugTypesChanged: change.drugTypesChanged,
    hadIneligiblePrescriptions: change.hadIneligiblePrescriptions,
    productIds: state.productIds,
    upsellProductIds: state.upsellProductIds,
    total: cartTotal(state.productIds, products),
    cartProducts: state.productIds.flatMap((id) => known.get(id) ?? []),
    requestedProductIds,
    ignoredProductIds: asked.filter((id) => !known.has(id)),
    notOffered: all
      .filter(({ id }) => asked.includes(id))
      .flatMap((product) => {
        const answer = catalogue.mayBeOffered([product]);
        return answer.ok ? [] : [{ productId: product.id, message: answer.failure.message }];
      }),
    products: sift([...asked, ...state.upsellProductIds, ...defaultUpsellProductIds(products)]).flatMap(
      (id) => known.get(id) ?? [],
    ),
  });
};
