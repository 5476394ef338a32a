import { describe, expect, it, onTestFinished } from 'vitest';
import { OurProductsDocument } from '#modules/cart/pages/our-products.generated.ts';
import { Page as OurProducts } from '#modules/cart/pages/our-products.page.tsx';
import { PlanSelectionDocument } from '#modules/cart/pages/plan-selection.generated.ts';
import { Page as PlanSelection } from '#modules/cart/pages/plan-selection.page.tsx';
import { ProductPageDocument } from '#modules/cart/pages/product.generated.ts';
import { Page as ProductPage } from '#modules/cart/pages/product.page.tsx';
import { CartProvider } from '#modules/cart/ui.ts';
import { quizModule } from '#modules/quiz/module.ts';
import { OtcExtrasDocument, type OtcExtrasQuery } from '#modules/quiz/pages/otc-interstitial.generated.ts';
import { OtcCard } from '#modules/quiz/ui/mini-quiz/otc-card.tsx';
import {
  QuizResultsDocument,
  type QuizResultsQuery,
} from '#modules/quiz/ui/mini-quiz/recommend.generated.ts';
import { RecommendationCard } from '#modules/quiz/ui/mini-quiz/recommendation-card.tsx';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { renderPage } from '#test/harness/render-page.tsx';
import { createDiscount } from './services/discounts/create-discount.ts';
import { endDiscount } from './services/discounts/end-discount.ts';

/** Minoxidil 5% solution, over the counter, every 90 days: a plan by itself. */
const solution = 210;
const solutionPrice = 3000;

const harness = await openFileHarness({ modules: [...orderModules, quizModule] });

type Viewer = SignedInUser | null;

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const ask = async <T,>(viewer: Viewer, { source }: { source: string }, variables = {}): Promise<T> =>
  dataOf<T>(await harness.api(viewer, source, variables));

/** What each page shows a viewer, as a screen reader reads it. */
const pages: Readonly<Record<string, (viewer: Viewer, productId: number) => Promise<string>>> = {
  'the page of the product': async (viewer) =>
    textOf(renderPage(ProductPage, await ask(viewer, ProductPageDocument, { slug: 'minoxidil-foam' }))),
  'all products': async (viewer) =>
    textOf(renderPage(OurProducts, await ask(viewer, OurProductsDocument, { condition: '' }))).replace(
      /.*(?=Minoxidil 5% foam)/,
      '',
    ),
  'plan selection': async (viewer) =>
    textOf(renderPage(PlanSelection, await ask(viewer, PlanSelectionDocument))),
  'results of the quiz': async (viewer, productId) => {
    const answers = {
      where: ['crown'],
      dandruff: 1,
      expectedResult: ['hair-thickening'],
      treatmentType: 'topical',
    };
    const { recommendations } = await ask<QuizResultsQuery>(viewer, QuizResultsDocument, { answers });
    const found = recommendations.products.find(({ plans }) => plans.some(({ id }) => id === productId));
    if (!found)
      throw new Error(`The answers do not recommend ${productId}: ${JSON.stringify(recommendations)}.`);
    return textOf(
      renderPage(
        () => (
          <CartProvider>
            <RecommendationCard recommended={{ ...found, id: productId }} />
          </CartProvider>
        ),
        {},
      ),
    );
  },
  'products beside a plan': async (viewer, productId) => {
    const { products } = await ask<OtcExtrasQuery>(viewer, OtcExtrasDocument, { productIds: [productId] });
    return textOf(
      renderPage(
        () => (
          <CartProvider>
            {products.map((product) => (
              <OtcCard key={product.id} product={product} />
            ))}
          </CartProvider>
        ),
        {},
      ),
    );
  },
};

const begin = async (terms: Record<string, unknown>): Promise<string> =>
  expectOk(
    await createDiscount(harness.scope, await harness.operator(), {
      ...{ code: null, description: '20% off', kind: 'percent', value: 20, cycles: 1 },
      ...{ appliesTo: 'everything', firstOrderOnly: false, stackable: false, reason: 'For the test.' },
      ...terms,
    }),
  );

describe.each([
  ['the page of the product', foam, foamPrice],
  ['all products', foam, foamPrice],
  ['plan selection', solution, solutionPrice],
  ['results of the quiz', foam, foamPrice],
  ['products beside a plan', foam, foamPrice],
])('%s shows the price a month that is charged', (page, productId, price) => {
  const show = (viewer: Viewer): Promise<string> => pages[page]?.(viewer, productId) ?? Promise.resolve('');
  const month = (cents: number): string => `$${(cents / 300).toFixed(2)} a month`;
  const lower = price * 0.8;

  it('without a discount', async () => {
    const shown = await show(await harness.account());
    expect(shown).toContain(month(price));
    expect(shown).not.toContain(', then $');
  });

  it.each([
    ['of one order for everybody', { cycles: 1 }, true],
    ['of two orders for everybody', { cycles: 2 }, true],
    ['of a first order for this patient', { cycles: 1, firstOrderOnly: true }, false],
  ])('with a discount %s', async (_, terms, isForAll) => {
    const discountId = await begin(terms);
    onTestFinished(async () => {
      const ended = { discountId, reason: 'For the test.' };
      expectOk(await endDiscount(harness.scope, await harness.operator(), ended));
    });
    const lowered = `${month(lower)}, then ${month(price)}`;
    const sam = await harness.account();
    expect(await show(sam)).toContain(lowered);
    if (isForAll) expect(await show(null)).toContain(lowered);
    // A page that is kept for everybody names what everybody pays.
    else {
      expect(await show(null)).toContain(month(price));
      expect(await show(null)).not.toContain(month(lower));
    }
    await harness.order({ products: [productId], patient: sam });
    await harness.drain();
    for (let times = 0; times < 2; times += 1) await harness.untilNextCharge(sam);
    const second = terms.cycles === 2 ? lower : price;
    expect(await harness.charges(sam.id)).toEqual([lower, second, price]);
  });
});
