import type { ChoiceGroupProps } from './choice.ts';
import styles from './choice-card.module.css';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup, radioState } from './choice-group.tsx';
import { useNumberKeys } from './use-number-keys.ts';

export interface RadioCardsProps extends ChoiceGroupProps {
  /** Controlled when given; '' means nothing chosen yet. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** Columns from 669 px on; picture cards are in two columns below. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Every card as tall as the tallest: for offers beside staying as it is, of which none may weigh more. */
  readonly equalHeight?: boolean;
  /** Keys 1–9 choose a card; calls `onChange`, so the group must be controlled. */
  readonly numberKeys?: boolean;
}

/** One choice of a few, as large cards with an optional drawing and description. */
export const RadioCards = ({
  value,
  defaultValue,
  onChange,
  columns = 1,
  equalHeight,
  numberKeys = false,
  ...field
}: RadioCardsProps) => {
  const { options, name } = field;
  useNumberKeys(numberKeys, (index) => {
    const option = options[index];
    if (option && !option.disabled) onChange?.(option.value);
  });
  return (
    <ChoiceGroup {...field} role="radiogroup" className={styles.cards} {...{ columns, equalHeight }}>
      {(option, id, index) => (
        <ChoiceCard
          key={option.value}
          type="radio"
          {...{ id, name, option }}
          {...radioState(option, value, defaultValue)}
          hotkey={numberKeys && index < 9 ? index + 1 : undefined}
          onPress={onChange ? () => onChange(option.value) : undefined}
        />
      )}
    </ChoiceGroup>
  );
};
