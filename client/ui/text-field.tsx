import type { AriaAttributes, HTMLInputAutoCompleteAttribute, KeyboardEvent } from 'react';
import styles from './field.module.css';
import { type FieldProps, FieldShell, useFieldWiring } from './field.tsx';

/** ARIA attributes of a field that offers suggestions. */
type ComboboxProps = Pick<
  AriaAttributes,
  'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
> & { readonly role?: 'combobox' };

export interface TextFieldProps extends FieldProps, ComboboxProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly spellCheck?: boolean;
}

export const TextField = ({
  label,
  name,
  id: givenId,
  description,
  error,
  optional,
  hideLabel,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const { id, descriptionId, errorId, control } = useFieldWiring({
    name,
    id: givenId,
    description,
    error,
    optional,
  });
  return (
    <FieldShell
      {...{ label, name, description, error, optional, hideLabel, descriptionId, errorId }}
      htmlFor={id}
    >
      <input
        {...rest}
        {...control}
        type={type}
        className={styles.control}
        onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
      />
    </FieldShell>
  );
};
