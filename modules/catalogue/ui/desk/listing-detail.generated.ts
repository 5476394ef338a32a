// Made by "npm run codegen". Do not edit.
import type { ListingSummaryFragment } from '#modules/catalogue/ui/desk/listing-summary.generated.ts';

export type ListingDetailFragment = (
  { readonly version: number, readonly mayChange: boolean, readonly description: string, readonly instructions: string, readonly resultsPage: string | null, readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly price: number, readonly originalPrice: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly userSelectable: boolean }>, readonly history: ReadonlyArray<{ readonly id: string, readonly version: number, readonly at: string, readonly by: string, readonly reason: string, readonly field: string, readonly label: string, readonly from: string, readonly to: string, readonly isRevert: boolean }> }
  & ListingSummaryFragment
);
