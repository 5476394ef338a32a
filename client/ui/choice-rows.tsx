import type { Choice, ChoiceGroupProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './choice-list.module.css';
import { ChoiceRow, type ChoiceRowProps } from './choice-row.tsx';

interface ChoiceRowsProps extends ChoiceGroupProps, Pick<ChoiceRowProps, 'type'> {
  /** What is chosen of one option, and what pressing it does. */
  readonly stateOf: (option: Choice) => Pick<ChoiceRowProps, 'checked' | 'defaultChecked' | 'onPress'>;
}

/** A list of choices in rows, with its legend. */
export const ChoiceRows = ({ type, stateOf, ...field }: ChoiceRowsProps) => (
  <ChoiceGroup {...field} role={type === 'radio' ? 'radiogroup' : undefined} className={styles.list}>
    {(option, id) => (
      <ChoiceRow
        key={option.value}
        {...{ type, id, name: field.name }}
        value={option.value}
        label={option.label}
        description={option.description}
        disabled={option.disabled}
        {...stateOf(option)}
        invalid={Boolean(field.error)}
      />
    )}
  </ChoiceGroup>
);
