import { useState } from 'react';
import { SuggestField } from '#client/ui/suggest-field.tsx';
import type { TextFieldProps } from '#client/ui/text-field.tsx';
import { track } from '#modules/analytics/ui.ts';
import type { FoundAddress } from './address-search.ts';
import { useAddressSearch } from './use-address-search.ts';

interface StreetFieldProps extends TextFieldProps {
  readonly onChange: (street: string) => void;
  /** A suggestion was chosen; called once with all parts of the address. */
  readonly onFound: (address: FoundAddress) => void;
}

/** The street field, which completes the whole address where a service is configured and the visitor agreed to it. */
export const StreetField = ({ onChange, onFound, ...field }: StreetFieldProps) => {
  const search = useAddressSearch();
  const [announcement, setAnnouncement] = useState('');

  const choose = async (id: string): Promise<void> => {
    search.clear();
    const found = await search.find(id);
    if (!found) return setAnnouncement('That address is not complete. Please type it.');
    onFound(found);
    track('address suggestion chosen');
    setAnnouncement(
      `Filled in: ${found.street}, ${found.city}, ${found.state} ${found.zipCode}. Please check it.`,
    );
  };

  return (
    <SuggestField
      {...field}
      offersSuggestions={search.isReady}
      suggestions={search.suggestions}
      source="Suggestions by Google Maps"
      announcement={announcement}
      onFocus={search.start}
      onChange={(street) => {
        onChange(street);
        setAnnouncement('');
        search.look(street);
      }}
      onChoose={(id) => void choose(id)}
      onDismiss={search.clear}
    />
  );
};
