// Made by "npm run codegen". Do not edit.
import type { ListingSummaryFragment } from '#modules/catalogue/ui/desk/listing-summary.generated.ts';

export type ListingRowFragment = (
  { readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly price: number, readonly supplyInDays: number }>, readonly lastChange: { readonly at: string, readonly actorEmail: string } | null }
  & ListingSummaryFragment
);
