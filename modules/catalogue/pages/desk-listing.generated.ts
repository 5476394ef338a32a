// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { ListingDetailFragment } from '#modules/catalogue/ui/desk/listing-detail.generated.ts';

export type DeskListingPageQueryVariables = { id: string };

export type DeskListingPageQuery = { readonly deskListing: ListingDetailFragment };

export const DeskListingPageDocument = /* @__PURE__ */ typedDocument<DeskListingPageQuery, DeskListingPageQueryVariables>(
  'DeskListingPage',
  'query DeskListingPage($id:ID!){deskListing(id:$id){...ListingDetail}}fragment ListingDetail on DeskListing{...ListingSummary version mayChange description instructions resultsPage products{id displayedName price originalPrice supplyInDays supplyInformation userSelectable}history{id version at by reason field label from to isRevert}}fragment ListingSummary on DeskListing{id title drugType drugClass serviceLine needsPrescription isChanged unavailableStates{code name}}',
);
