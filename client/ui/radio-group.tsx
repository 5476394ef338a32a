import type { ChoiceGroupProps } from './choice.ts';
import { radioState } from './choice-group.tsx';
import { ChoiceRows } from './choice-rows.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

/** One choice from a short list, in rows. */
export const RadioGroup = ({ value, defaultValue, onChange, ...field }: RadioGroupProps) => (
  <ChoiceRows
    {...field}
    type="radio"
    stateOf={(option) => ({
      ...radioState(option, value, defaultValue),
      onPress: onChange && (() => onChange(option.value)),
    })}
  />
);
