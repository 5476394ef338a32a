import type { ReactNode } from 'react';
import type { FieldProps } from './field.tsx';

/** One answer to a question. */
export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Cards only: a drawing, `aria-hidden`, shown above the label. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
  /** Checkboxes only: “none of these” and its like; choosing it clears the others and the other way round. */
  readonly exclusive?: boolean;
}

/** Props of every group of choices; `label` is its legend. */
export interface ChoiceGroupProps extends Omit<FieldProps, 'id'> {
  readonly options: readonly Choice[];
  readonly legendSize?: 'label' | 'title';
}

/** The new selection after `value` was pressed, in the order of the options. */
export const toggleChoice = (
  options: readonly Choice[],
  selected: readonly string[],
  value: string,
): readonly string[] => {
  if (selected.includes(value)) return selected.filter((other) => other !== value);
  const pressed = options.find((option) => option.value === value);
  if (!pressed) return selected;
  if (pressed.exclusive) return [value];
  return options
    .filter((option) => option.value === value || (selected.includes(option.value) && !option.exclusive))
    .map((option) => option.value);
};
