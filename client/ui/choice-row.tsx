import type { ReactNode } from 'react';
import styles from './choice-row.module.css';
import { classNames } from './class-names.ts';

export interface ChoiceRowProps {
  readonly type: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string;
  readonly value?: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  /** Without a border, for a single consent. */
  readonly bare?: boolean;
  readonly onPress?: (checked: boolean) => void;
}

/** A native radio button or checkbox with its label; the whole row can be pressed. */
export const ChoiceRow = (props: ChoiceRowProps) => (
  <label className={props.bare ? styles.bare : styles.row}>
    <input
      className={classNames(styles.input, props.type === 'checkbox' && 'tick')}
      type={props.type}
      id={props.id}
      name={props.name}
      value={props.value}
      checked={props.checked}
      defaultChecked={props.defaultChecked}
      disabled={props.disabled}
      aria-required={props.required || undefined}
      aria-invalid={(props.type === 'checkbox' && props.invalid) || undefined}
      aria-describedby={props.describedBy}
      onChange={props.onPress ? (event) => props.onPress?.(event.currentTarget.checked) : undefined}
    />
    <span className={styles.text}>
      <span>{props.label}</span>
      {props.description ? <span className={styles.description}>{props.description}</span> : null}
    </span>
  </label>
);
