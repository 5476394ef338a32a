import type { Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  ChangeListingInput,
  MutationChangeListingArgs,
  MutationRevertListingChangeArgs,
  QueryDeskListingArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { apiField } from '../domain/listing-change.ts';
import { type CatalogueStaff, isOperator, mayChange, mayView } from '../services/catalogue-staff.ts';
import { changeListing, type ListingChange, revertChange } from '../services/change-listing.ts';
import { deskCatalogue, deskListing } from '../services/desk-catalogue.ts';

const listing = async ({ scope }: RequestContext, staff: CatalogueStaff, id: string) => ({
  ...valueOrThrow(await deskListing(scope, id)),
  lastChange: null,
  mayChange: isOperator(staff),
});

const textsOf = ({ title, description, instructions, resultsPage }: ChangeListingInput) => ({
  ...(title == null ? {} : { title }),
  ...(description == null ? {} : { description }),
  ...(instructions == null ? {} : { instructions }),
  ...(resultsPage == null ? {} : { drugDescriptionResultsPage: resultsPage }),
});

const changeOf = (input: ChangeListingInput): ListingChange => ({
  listingId: input.listingId,
  version: input.version,
  prices: input.prices,
  texts: textsOf(input),
  ...(input.unavailableStates == null ? {} : { unavailableStates: input.unavailableStates }),
  reason: input.reason,
  acceptWarnings: input.acceptWarnings,
});

/** Renames invalid fields to the API's names. */
const named = <T>(result: Result<T>): Result<T> =>
  result.ok
    ? result
    : {
        ok: false,
        failure: {
          ...result.failure,
          fields: result.failure.fields.map(({ field, message }) => ({ field: apiField(field), message })),
        },
      };

export const deskQueries = {
  deskCatalogue: async (_: unknown, __: unknown, { scope, viewer }: RequestContext) => {
    const staff = valueOrThrow(mayView(viewer));
    const { listings, sets } = await deskCatalogue(scope);
    return {
      listings: listings.map((one) => ({ ...one, history: [], mayChange: isOperator(staff) })),
      sets,
    };
  },
  deskListing: async (_: unknown, args: QueryDeskListingArgs, context: RequestContext) =>
    listing(context, valueOrThrow(mayView(context.viewer)), args.id),
};

export const deskMutations = {
  changeListing: async (_: unknown, { input }: MutationChangeListingArgs, context: RequestContext) => {
    const staff = valueOrThrow(mayChange(context.viewer));
    const id = valueOrThrow(named(await changeListing(context.scope, staff, changeOf(input))));
    return listing(context, staff, id);
  },
  revertListingChange: async (_: unknown, args: MutationRevertListingChangeArgs, context: RequestContext) => {
    const staff = valueOrThrow(mayChange(context.viewer));
    const changeId = isUuid(args.changeId) ? args.changeId : '00000000-0000-0000-0000-000000000000';
    return listing(
      context,
      staff,
      valueOrThrow(named(await revertChange(context.scope, staff, { ...args, changeId }))),
    );
  },
};
