import { useEffect, useState } from 'react';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import { type Draft, draftOf, mergeDrafts } from './listing-draft.ts';

/** The form's entries; they stay when another operator's change arrives. */
export const useListingDraft = (listing: ListingDetailFragment) => {
  const [state, setState] = useState(() => {
    const draft = draftOf(listing);
    return { version: listing.version, base: draft, draft, clashes: [] as readonly string[] };
  });
  useEffect(() => {
    setState((known) => {
      if (known.version === listing.version) return known;
      const base = draftOf(listing);
      return { version: listing.version, base, ...mergeDrafts(known.draft, known.base, base) };
    });
  }, [listing]);
  return {
    draft: state.draft,
    /** Fields that another operator changed as well. */
    clashes: state.clashes,
    set: (field: string) => (value: string) =>
      setState((known): typeof known => ({ ...known, draft: { ...known.draft, [field]: value } })),
    isTouched: Object.keys(state.base).some((field) => state.draft[field] !== state.base[field]),
  };
};

export type ListingDraft = ReturnType<typeof useListingDraft> & { readonly draft: Draft };

/** The message at a field that another operator changed as well. */
export const clashMessage = ({ clashes }: ListingDraft, field: string, now: string): string | undefined =>
  clashes.includes(field) ? `Somebody else has just changed this to: ${now}` : undefined;
