// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskListingPageQueryVariables = {
  id: string;
};

export type DeskListingPageQuery = { readonly deskListing: { readonly id: string, readonly title: string, readonly drugType: string, readonly drugClass: string, readonly serviceLine: string, readonly needsPrescription: boolean, readonly version: number, readonly isChanged: boolean, readonly mayChange: boolean, readonly description: string, readonly instructions: string, readonly resultsPage: string | null, readonly unavailableStates: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly price: number, readonly originalPrice: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly userSelectable: boolean }>, readonly history: ReadonlyArray<{ readonly id: string, readonly version: number, readonly at: string, readonly by: string, readonly reason: string, readonly field: string, readonly label: string, readonly from: string, readonly to: string, readonly isRevert: boolean }> } };

export const DeskListingPageDocument = typedDocument<DeskListingPageQuery, DeskListingPageQueryVariables>(
  'DeskListingPage',
  'query DeskListingPage($id:ID!){deskListing(id:$id){...ListingDetail}}fragment ListingDetail on DeskListing{id title drugType drugClass serviceLine needsPrescription version isChanged mayChange description instructions resultsPage unavailableStates{code name}products{id displayedName price originalPrice supplyInDays supplyInformation userSelectable}history{id version at by reason field label from to isRevert}}',
);
