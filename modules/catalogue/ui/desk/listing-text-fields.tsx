import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLimits } from '../../domain/listing-change.ts';
import { Fields } from './fields.tsx';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import { clashMessage, type ListingDraft } from './use-listing-draft.ts';

export interface ListingTextFieldsProps {
  readonly listing: ListingDetailFragment;
  readonly form: ListingDraft;
  readonly problem: (field: string) => string | undefined;
}

/** The texts that shop, cart, checkout and treatment plan read from the catalog. */
export const ListingTextFields = ({ listing, form, problem }: ListingTextFieldsProps) => {
  const area = (name: 'description' | 'instructions' | 'resultsPage', label: string, limit: number) => (
    <CountedTextArea
      name={name}
      label={label}
      limit={limit}
      rows={name === 'instructions' ? 6 : 4}
      description={clashMessage(form, name, listing[name] ?? '')}
      value={form.draft[name] ?? ''}
      onChange={form.set(name)}
      error={problem(name)}
    />
  );
  return (
    <Fields legend="Words">
      <TextField
        name="title"
        label="Name"
        description={clashMessage(form, 'title', listing.title)}
        maxLength={textLimits.title}
        value={form.draft.title ?? ''}
        onChange={form.set('title')}
        error={problem('title')}
      />
      {area('description', 'Description', textLimits.description)}
      {area('instructions', 'How to use it', textLimits.instructions)}
      {listing.resultsPage === null
        ? null
        : area(
            'resultsPage',
            'Words on the quiz results page and in the shop',
            textLimits.drugDescriptionResultsPage,
          )}
    </Fields>
  );
};
