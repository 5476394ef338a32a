import { drugClassLabels, listingName } from './listing-labels.ts';
import type { ListingRowFragment } from './listing-row.generated.ts';

/** The kind of listings to show, or all. */
export const shows = {
  all: 'Everything',
  prescription: 'Prescription',
  other: 'No prescription',
  limited: 'Not sold in every state',
  changed: 'Changed by operators',
} as const;

export type Show = keyof typeof shows;

export interface ListingFilter {
  /** Search text, matched against names, classes, drug types and product ids. */
  readonly search: string;
  /** Empty for every service line. */
  readonly serviceLine: string;
  readonly show: Show;
}

const isShown: Readonly<Record<Show, (row: ListingRowFragment) => boolean>> = {
  all: () => true,
  prescription: (row) => row.needsPrescription,
  other: (row) => !row.needsPrescription,
  limited: (row) => row.unavailableStates.length > 0,
  changed: (row) => row.isChanged,
};

const haystack = (row: ListingRowFragment): string =>
  [
    listingName(row),
    row.drugType.replaceAll('_', ' '),
    drugClassLabels(row.drugClass),
    ...row.products.flatMap((product) => [String(product.id), product.displayedName]),
  ]
    .join('\n')
    .toLowerCase();

/** The listings that match every word of the search text, the service line and the kind. */
export const filterListings = (
  rows: readonly ListingRowFragment[],
  { search, serviceLine, show }: ListingFilter,
): readonly ListingRowFragment[] => {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      isShown[show](row) &&
      (serviceLine === '' || row.serviceLine === serviceLine) &&
      wanted.every((word) => haystack(row).includes(word)),
  );
};
