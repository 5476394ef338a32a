import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './suggest-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface FieldSuggestion {
  readonly id: string;
  readonly text: string;
  /** A second line, in a lighter color. */
  readonly detail: string;
}

interface SuggestFieldProps extends TextFieldProps {
  /** False: exactly a plain text field. */
  readonly offersSuggestions: boolean;
  readonly suggestions: readonly FieldSuggestion[];
  /** The service that suggests, named under the list. */
  readonly source: string;
  /** Announced after a choice. */
  readonly announcement: string;
  readonly onChoose: (id: string) => void;
  /** Called when the list should close: Escape, or the field lost the focus. */
  readonly onDismiss: () => void;
}

const countWords = (count: number): string =>
  count === 0
    ? ''
    : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Press the down arrow and Enter to choose one; you can also keep typing.`;

/**
 * A text field with suggestions under it: a combobox after the ARIA pattern (list, nothing selected automatically). Arrows,
 * Enter and Escape work; the focus never leaves the field. Without a source of suggestions it is a `TextField`.
 */
export const SuggestField = ({
  offersSuggestions,
  suggestions,
  source,
  announcement,
  onChoose,
  onDismiss,
  onBlur,
  ...field
}: SuggestFieldProps) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const isOpen = suggestions.length > 0;
  const optionId = (index: number): string => `${listId}-${index}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts without a selection
  useEffect(() => {
    setActive(-1);
    // Under a field at the bottom of the window it would open out of view.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [suggestions]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    const { length } = suggestions;
    // -1 is the field itself, between the last and the first.
    if (event.key === 'ArrowDown') setActive(active + 1 < length ? active + 1 : -1);
    else if (event.key === 'ArrowUp') setActive(active === -1 ? length - 1 : active - 1);
    else if (event.key === 'Enter' && chosen) onChoose(chosen.id);
    else if (event.key === 'Escape') onDismiss();
    else return;
    event.preventDefault();
    // Keeps a dialog around the field open.
    event.stopPropagation();
  };

  return (
    <div className={styles.box}>
      <TextField
        {...field}
        onBlur={() => {
          onDismiss();
          onBlur?.();
        }}
        {...(offersSuggestions
          ? {
              onKeyDown,
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? listId : undefined,
              'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
            }
          : {})}
        autoComplete={isOpen ? 'off' : field.autoComplete}
      />
      {isOpen ? (
        <div ref={list} className={styles.list}>
          <div id={listId} role="listbox" aria-label="Suggestions" tabIndex={-1}>
            {suggestions.map(({ id, text, detail }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              <div
                key={id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(id)}
              >
                {text} <small>{detail}</small>
              </div>
            ))}
          </div>
          <p className={styles.source}>{source}</p>
        </div>
      ) : null}
      {offersSuggestions ? (
        <p role="status" className="visually-hidden">
          {isOpen ? countWords(suggestions.length) : announcement}
        </p>
      ) : null}
    </div>
  );
};
