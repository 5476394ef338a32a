import { type ChoiceGroupProps, toggleChoice } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of choices from a list; choosing an `exclusive` option clears the others. */
export const CheckboxGroup = ({ value, onChange, ...field }: CheckboxGroupProps) => (
  <ChoiceGroup {...field} className={styles.list}>
    {(option, id) => (
      <ChoiceRow
        key={option.value}
        type="checkbox"
        id={id}
        name={field.name}
        value={option.value}
        label={option.label}
        description={option.description}
        disabled={option.disabled}
        checked={value.includes(option.value)}
        invalid={Boolean(field.error)}
        onPress={() => onChange(toggleChoice(field.options, value, option.value))}
      />
    )}
  </ChoiceGroup>
);
