import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import { priceSections } from './price-labels.ts';
import type { Quoted } from './quoted-for.ts';

/** Details of the order, shown next to the form and in it. */
export const checkoutSummary = (
  { catalogue, checkoutPage }: CheckoutPageQuery,
  quote: Quoted['quote'] = checkoutPage.quote,
) => {
  const { products } = checkoutPage;
  const risks = new Map(catalogue.map((entry) => [entry.drugType, entry.drugDescriptionResultsPage ?? '']));
  return {
    products,
    /** Key risk of each prescription product, by drug type. */
    risks,
    /** Beside the pictures, which show the products. */
    sections: priceSections(quote, new Map()),
    /** Where the pictures are collapsed, as on phones: with supply and risk. */
    fullSections: priceSections(
      quote,
      new Map(
        products.map(({ id, supplyInformation, needsPrescription, drugType }) => [
          id,
          needsPrescription
            ? `${supplyInformation}. Rx only. ${risks.get(drugType) ?? ''}`
            : supplyInformation,
        ]),
      ),
    ),
    /** Cents. */
    today: quote.today.total,
    isRecurring: quote.nextCharges.length > 0,
  };
};
