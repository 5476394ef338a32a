import type { ChoiceGroupProps } from './choice.ts';
import styles from './choice-card.module.css';
import { ChoiceCard } from './choice-card.tsx';
import { useFieldWiring } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { useNumberKeys } from './use-number-keys.ts';

export interface RadioCardsProps extends ChoiceGroupProps {
  /** Controlled when given; '' means nothing chosen yet. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** Columns from 669 px on; picture cards are in two columns below. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Keys 1–9 choose a card; calls `onChange`, so the group must be controlled. */
  readonly numberKeys?: boolean;
}

/** One choice of a few, as large cards with an optional drawing and description. */
export const RadioCards = ({
  options,
  value,
  defaultValue,
  onChange,
  columns = 1,
  numberKeys = false,
  ...field
}: RadioCardsProps) => {
  const { id, descriptionId, errorId } = useFieldWiring(field);
  useNumberKeys(numberKeys, (index) => {
    const option = options[index];
    if (option && !option.disabled) onChange?.(option.value);
  });
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
      <div className={styles.cards} data-columns={columns}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={field.name}
            option={option}
            hotkey={numberKeys && index < 9 ? index + 1 : undefined}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value || undefined : undefined}
            onPress={onChange ? () => onChange(option.value) : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
