import { useEffect, useRef, useState } from 'react';
import { logFailedStart } from '#client/errors/report-error.ts';
import { usePageContext } from '#client/renderer/context.tsx';
import { hasAgreed, onChoice } from '#modules/privacy/ui.ts';
import type { AddressSearch, AddressSuggestion, FoundAddress } from './address-search.ts';

/** With fewer characters there are too many matches. */
const FEWEST_CHARACTERS = 4;
/** Milliseconds between two keys in which nothing is requested. */
const PAUSE_MS = 180;

const open = async (frameUrl: string): Promise<AddressSearch | null> => {
  try {
    const { openFrameSearch } = await import('./frame-search.ts');
    return await openFrameSearch(frameUrl);
  } catch (error) {
    logFailedStart('address suggestions', error);
    return null;
  }
};

/**
 * Suggestions for a street field. Nothing is loaded before `start`. Where no service is configured, the visitor has not
 * agreed to it, or it fails, the field is a plain text field.
 */
export const useAddressSearch = () => {
  const frameUrl = usePageContext().site.thirdParties?.addresses ?? null;
  const opened = useRef<Promise<AddressSearch | null> | null>(null);
  const typed = useRef({ text: '', count: 0 });
  const [isReady, setReady] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([]);

  useEffect(() => {
    const stop = (): void => {
      void opened.current?.then((search) => search?.close());
      opened.current = null;
      setReady(false);
      setSuggestions([]);
    };
    const forget = onChoice(() => {
      if (!hasAgreed()) stop();
    });
    return () => {
      forget();
      stop();
    };
  }, []);

  const look = async (text: string): Promise<void> => {
    const count = typed.current.count + 1;
    typed.current = { text, count };
    if (text.trim().length < FEWEST_CHARACTERS) return setSuggestions([]);
    const search = await opened.current;
    if (!search) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (typed.current.count !== count) return;
    const found = await search.suggest(text.trim());
    if (typed.current.count === count) setSuggestions(found);
  };

  return {
    /** Whether the field offers suggestions. */
    isReady,
    suggestions,
    /** When the field is entered. */
    start: (): void => {
      if (frameUrl === null || opened.current || !hasAgreed()) return;
      opened.current = open(frameUrl);
      void opened.current.then((search) => setReady(search !== null));
    },
    /** The current value of the field. */
    look: (text: string): void => void look(text),
    /** Closes the list. */
    clear: (): void => {
      typed.current = { ...typed.current, count: typed.current.count + 1 };
      setSuggestions([]);
    },
    find: async (id: string): Promise<FoundAddress | null> => (await opened.current)?.find(id) ?? null,
  };
};
