import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import styles from './field-group.module.css';

export interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  /** `title` makes the legend the heading of a one-question screen: put an `<h1>` in it. */
  readonly legendSize?: 'label' | 'title';
  readonly description?: ReactNode;
  readonly descriptionId?: string;
  readonly error?: string;
  readonly errorId: string;
  readonly optional?: boolean;
  readonly role?: 'radiogroup';
  readonly children: ReactNode;
}

/** `aria-invalid` and `aria-required` exist for radio groups, not for plain groups. */
const groupState = ({ role, error, optional }: FieldGroupProps) =>
  role
    ? { role, 'aria-invalid': error ? (true as const) : undefined, 'aria-required': !optional }
    : undefined;

/** Several controls that answer one question. */
export const FieldGroup = (props: FieldGroupProps) => (
  <fieldset
    className={styles.group}
    {...groupState(props)}
    aria-describedby={classNames(
      props.description ? props.descriptionId : null,
      props.error ? props.errorId : null,
    )}
  >
    <legend
      className={classNames(
        props.hideLegend ? 'visually-hidden' : styles.legend,
        props.legendSize === 'title' && styles.title,
      )}
    >
      {props.legend}
      {props.optional ? <span className={styles.optional}> optional</span> : null}
    </legend>
    {props.description ? (
      <p id={props.descriptionId} className={styles.description}>
        {props.description}
      </p>
    ) : null}
    <div className={styles.body} data-spacing={props.legendSize ?? 'label'}>
      {props.children}
    </div>
    <FieldError id={props.errorId} error={props.error} />
  </fieldset>
);
