// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ListingPriceInput = {
  readonly productId: number;
  /** Cents. */
  readonly price: number;
};

/** Omitted fields stay as they are. */
export type ChangeListingInput = {
  readonly listingId: string;
  readonly version: number;
  readonly prices: ReadonlyArray<ListingPriceInput>;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly instructions?: string | null | undefined;
  readonly resultsPage?: string | null | undefined;
  /** Two-letter codes. */
  readonly unavailableStates?: ReadonlyArray<string> | null | undefined;
  readonly reason: string;
  /** The operator has read the warnings about prices. */
  readonly acceptWarnings: boolean;
};

export type ChangeListingMutationVariables = {
  input: ChangeListingInput;
};

export type ChangeListingMutation = { readonly changeListing: { readonly id: string, readonly version: number } };

export const ChangeListingDocument = typedDocument<ChangeListingMutation, ChangeListingMutationVariables>(
  'ChangeListing',
  'mutation ChangeListing($input:ChangeListingInput!){changeListing(input:$input){id version}}',
);
