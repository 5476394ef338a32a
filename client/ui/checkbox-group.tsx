import { type ChoiceGroupProps, toggleChoice } from './choice.ts';
import { ChoiceRows } from './choice-rows.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of choices from a list; choosing an `exclusive` option clears the others. */
export const CheckboxGroup = ({ value, onChange, ...field }: CheckboxGroupProps) => (
  <ChoiceRows
    {...field}
    type="checkbox"
    stateOf={(option) => ({
      checked: value.includes(option.value),
      onPress: () => onChange(toggleChoice(field.options, value, option.value)),
    })}
  />
);
