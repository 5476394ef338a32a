import { TextField } from '#client/ui/text-field.tsx';
import { formatMoney, parseMoney } from '#kernel/money.ts';
import { howOften, pricePerMonth } from '../plan-prices.ts';
import { Fields } from './fields.tsx';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import { clashMessage, type ListingDraft } from './use-listing-draft.ts';

const perMonth = (typed: string, supplyInDays: number): string | undefined => {
  const price = parseMoney(typed);
  if (price === null || supplyInDays === 0) return undefined;
  return `${formatMoney(pricePerMonth({ price, supplyInDays }))} a month`;
};

export interface PriceFieldsProps {
  readonly listing: ListingDetailFragment;
  readonly form: ListingDraft;
  readonly problem: (field: string) => string | undefined;
}

/** One price field per cadence, with the resulting price per month. */
export const PriceFields = ({ listing, form, problem }: PriceFieldsProps) => (
  <Fields legend="Prices of one shipment" look="columns">
    {listing.products.map((product) => {
      const field = `price.${product.id}`;
      const typed = form.draft[field] ?? '';
      return (
        <TextField
          key={product.id}
          name={field}
          label={`${product.displayedName}, ${howOften(product)}`}
          description={
            clashMessage(form, field, formatMoney(product.price)) ?? perMonth(typed, product.supplyInDays)
          }
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={form.set(field)}
          error={problem(field)}
        />
      );
    })}
  </Fields>
);
