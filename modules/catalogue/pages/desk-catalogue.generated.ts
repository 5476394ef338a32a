// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { ListingRowFragment } from '#modules/catalogue/ui/desk/listing-row.generated.ts';

export type DeskCataloguePageQueryVariables = Readonly<Record<string, never>>;

export type DeskCataloguePageQuery = { readonly deskCatalogue: { readonly listings: ReadonlyArray<ListingRowFragment>, readonly sets: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly name: string, readonly options: ReadonlyArray<ReadonlyArray<string>> }> } };

export const DeskCataloguePageDocument = /* @__PURE__ */ typedDocument<DeskCataloguePageQuery, DeskCataloguePageQueryVariables>(
  'DeskCataloguePage',
  'query DeskCataloguePage{deskCatalogue{listings{...ListingRow}sets{id kind name options}}}fragment ListingRow on DeskListing{...ListingSummary products{id displayedName price supplyInDays}lastChange{at actorEmail}}fragment ListingSummary on DeskListing{id title drugType drugClass serviceLine needsPrescription isChanged unavailableStates{code name}}',
);
