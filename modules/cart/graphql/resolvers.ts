import { fail } from '#kernel/result.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationChangeSavedCartArgs,
  MutationSaveCartArgs,
  QueryCartPreviewArgs,
  QueryProductPageArgs,
  QueryWelcomePageArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { refusedToImpersonator } from '#server/ports/impersonation.ts';
import type { Viewer } from '#server/viewer.ts';
import { productPath } from '../data/product-pages/paths-of-drug.ts';
import { cartDiscountsPort } from '../discounts-port.ts';
import { changeSavedCart, savedCart } from '../services/change-saved-cart.ts';
import { discountCopy } from '../services/discount-copy.ts';
import { planSelection } from '../services/plan-selection.ts';
import { type CartPreview, previewCart } from '../services/preview-cart.ts';
import { previewLines } from '../services/preview-lines.ts';
import { productPage } from '../services/product-page.ts';
import { orderedCart, saveCart } from '../services/save-cart.ts';
import { welcomePage } from '../services/welcome-page.ts';
import { userTherapyFields } from './taken-therapies.ts';

/** Whose cart it is; null for nobody known. */
const ownerOf = ({ user, leadId }: Viewer): string | null => user?.id ?? leadId;

const pageOf = ({ drugType }: { readonly drugType: string }): string | null => productPath(drugType);

export const resolvers = {
  User: userTherapyFields,
  CatalogueEntry: { page: pageOf },
  Product: {
    page: pageOf,
    discount: async (product: Product, _: unknown, { once, scope, viewer }: RequestContext) => {
      const discounts = await once('cart.discounts', async () =>
        scope
          .use(cartDiscountsPort)
          .anywhere(await scope.use(cataloguePort).products(), viewer.user?.id ?? null),
      );
      const off = discounts.get(product.id);
      return off ? { ...off, ...discountCopy(product, off) } : null;
    },
  },
  CartPreview: {
    lineItems: (preview: CartPreview, _: unknown, { scope, viewer }: RequestContext) =>
      previewLines(scope, preview, viewer.user?.id ?? null),
  },
  Query: {
    cartPreview: async (_: unknown, args: QueryCartPreviewArgs, { scope }: RequestContext) =>
      valueOrThrow(await previewCart(scope, args)),
    savedCart: async (_: unknown, __: unknown, { scope, viewer }: RequestContext) =>
      valueOrThrow(await savedCart(scope, ownerOf(viewer))),
    orderedCart: (_: unknown, __: unknown, { scope, viewer }: RequestContext) => orderedCart(scope, viewer),
    planSelection: (_: unknown, __: unknown, { scope }: RequestContext) => planSelection(scope),
    productPage: (_: unknown, args: QueryProductPageArgs, { scope }: RequestContext) =>
      productPage(scope, args.slug),
    welcomePage: (_: unknown, args: QueryWelcomePageArgs) => welcomePage(args.slug),
  },
  Mutation: {
    changeSavedCart: async (
      _: unknown,
      args: MutationChangeSavedCartArgs,
      { scope, viewer }: RequestContext,
    ) => {
      if (viewer.user?.impersonatorId) return valueOrThrow(refusedToImpersonator);
      const owner = ownerOf(viewer);
      return valueOrThrow(
        owner
          ? await changeSavedCart(scope, owner, args)
          : fail('FORBIDDEN', 'Only a browser or a patient has a cart.'),
      );
    },
    saveCart: async (_: unknown, args: MutationSaveCartArgs, { scope, viewer }: RequestContext) => {
      // An operator who impersonates a patient has their own cart in their own browser.
      if (viewer.user?.impersonatorId) return [];
      const owner = ownerOf(viewer);
      return owner ? valueOrThrow(await saveCart(scope, owner, args.productIds)) : [];
    },
  },
} satisfies ResolverMap;
