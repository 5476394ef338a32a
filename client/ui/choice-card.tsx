import type { Choice } from './choice.ts';
import styles from './choice-card.module.css';
import { classNames } from './class-names.ts';

interface ChoiceCardProps {
  readonly type: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string;
  readonly option: Choice;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  /** The number key that presses the card, shown in its corner on devices with a keyboard. */
  readonly hotkey?: number;
  readonly onPress?: () => void;
}

/** A large card around a native radio button or checkbox, so that keys, forms and screen readers work as usual. */
export const ChoiceCard = ({ option, hotkey, onPress, ...input }: ChoiceCardProps) => (
  <label className={styles.card} data-picture={option.picture ? true : undefined}>
    <input
      {...input}
      className="press-area"
      value={option.value}
      disabled={option.disabled}
      onChange={onPress}
    />
    {option.picture ? <span className={styles.picture}>{option.picture}</span> : null}
    <span className={styles.text}>
      <span className={styles.label}>{option.label}</span>
      {option.description ? <span className={styles.description}>{option.description}</span> : null}
    </span>
    <span className={classNames(styles.mark, 'tick')} data-type={input.type} aria-hidden="true" />
    {hotkey ? (
      <span className={styles.hotkey} aria-hidden="true">
        {hotkey}
      </span>
    ) : null}
  </label>
);
