// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskCataloguePageQueryVariables = Readonly<Record<string, never>>;

export type DeskCataloguePageQuery = { readonly deskCatalogue: { readonly listings: ReadonlyArray<{ readonly id: string, readonly title: string, readonly drugType: string, readonly drugClass: string, readonly serviceLine: string, readonly needsPrescription: boolean, readonly isChanged: boolean, readonly unavailableStates: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly price: number, readonly supplyInDays: number }>, readonly lastChange: { readonly at: string, readonly actorEmail: string } | null }>, readonly sets: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly name: string, readonly options: ReadonlyArray<ReadonlyArray<string>> }> } };

export const DeskCataloguePageDocument = typedDocument<DeskCataloguePageQuery, DeskCataloguePageQueryVariables>(
  'DeskCataloguePage',
  'query DeskCataloguePage{deskCatalogue{listings{...ListingRow}sets{id kind name options}}}fragment ListingRow on DeskListing{id title drugType drugClass serviceLine needsPrescription isChanged unavailableStates{code name}products{id displayedName price supplyInDays}lastChange{at actorEmail}}',
);
