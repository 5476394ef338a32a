import type { ChoiceGroupProps } from './choice.ts';
import styles from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { useFieldWiring } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

/** One choice from a short list, in rows. */
export const RadioGroup = ({ options, value, defaultValue, onChange, ...field }: RadioGroupProps) => {
  const { id, descriptionId, errorId } = useFieldWiring(field);
  return (
    <FieldGroup
      role="radiogroup"
      legend={field.label}
      legendSize={field.legendSize}
      hideLegend={field.hideLabel}
      description={field.description}
      error={field.error}
      optional={field.optional}
      {...{ descriptionId, errorId }}
    >
      <div className={styles.list}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={field.name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value || undefined : undefined}
            onPress={onChange ? () => onChange(option.value) : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
