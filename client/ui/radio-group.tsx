import type { ChoiceGroupProps } from './choice.ts';
import { ChoiceGroup, radioState } from './choice-group.tsx';
import styles from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

/** One choice from a short list, in rows. */
export const RadioGroup = ({ value, defaultValue, onChange, ...field }: RadioGroupProps) => (
  <ChoiceGroup {...field} role="radiogroup" className={styles.list}>
    {(option, id) => (
      <ChoiceRow
        key={option.value}
        type="radio"
        id={id}
        name={field.name}
        value={option.value}
        label={option.label}
        description={option.description}
        disabled={option.disabled}
        {...radioState(option, value, defaultValue)}
        invalid={Boolean(field.error)}
        onPress={onChange ? () => onChange(option.value) : undefined}
      />
    )}
  </ChoiceGroup>
);
