import type { ReactNode } from 'react';
import type { Choice, ChoiceGroupProps } from './choice.ts';
import { useFieldWiring } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

interface Props extends ChoiceGroupProps {
  readonly role?: 'radiogroup';
  readonly className?: string;
  readonly columns?: number;
  /** Every choice as tall as the tallest, so that none weighs more than another. */
  readonly equalHeight?: boolean;
  /** Draws one choice. The first has the field's id, so that an error summary can point at it. */
  readonly children: (option: Choice, id: string, index: number) => ReactNode;
}

/** Legend, description and error around choices of any look. */
export const ChoiceGroup = ({
  options,
  role,
  className,
  columns,
  equalHeight,
  children,
  ...field
}: Props) => {
  const { id, descriptionId, errorId } = useFieldWiring(field);
  return (
    <FieldGroup
      role={role}
      legend={field.label}
      legendSize={field.legendSize}
      hideLegend={field.hideLabel}
      description={field.description}
      error={field.error}
      optional={field.optional}
      {...{ descriptionId, errorId }}
    >
      <div className={className} data-columns={columns} data-equal-height={equalHeight}>
        {options.map((option, index) => children(option, index === 0 ? id : `${id}-${option.value}`, index))}
      </div>
    </FieldGroup>
  );
};

/** Whether a radio button is checked: by the controlled value, else by the value to begin with. */
export const radioState = (option: Choice, value: string | undefined, defaultValue: string | undefined) => ({
  checked: value === undefined ? undefined : value === option.value,
  defaultChecked: value === undefined ? defaultValue === option.value || undefined : undefined,
});
