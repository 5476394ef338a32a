import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Props of every single field. The id is derived from the name so that an error summary can link to it. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Name in the form and in `FieldProblem.field`, e.g. `address.zipCode`. */
  readonly name: string;
  readonly id?: string;
  /** One short sentence under the label. */
  readonly description?: ReactNode;
  /** What is wrong and how to correct it. */
  readonly error?: string;
  /** Fields are required unless they say so; optional ones carry the word “optional”. */
  readonly optional?: boolean;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
}

/** Element id of the field called `name`: `address.zipCode` becomes `field-address-zipCode`. */
export const fieldId = (name: string): string => `field-${name.replace(/[^A-Za-z0-9_-]+/g, '-')}`;

/** Ids and ARIA attributes that connect a control with its label, description and error. */
export const useFieldWiring = (
  props: Pick<FieldProps, 'name' | 'id' | 'description' | 'error' | 'optional'>,
) => {
  const unique = useId();
  const id = props.id ?? fieldId(props.name);
  const descriptionId = props.description ? `${unique}description` : undefined;
  const errorId = `${unique}error`;
  const describedBy = [descriptionId, props.error ? errorId : undefined].filter(Boolean).join(' ');
  return {
    id,
    descriptionId,
    errorId,
    control: {
      id,
      name: props.name,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': props.error ? (true as const) : undefined,
      'aria-required': props.optional ? undefined : (true as const),
    },
  };
};

/** The error message under a field; announced when it changes. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error?: string }) => (
  <p id={id} className={styles.error} aria-live="polite" hidden={!error}>
    {error ? <Icon name="alert" size={18} /> : null}
    <span>{error}</span>
  </p>
);

interface FieldShellProps extends FieldProps {
  readonly htmlFor: string;
  readonly descriptionId?: string;
  readonly errorId: string;
  readonly children: ReactNode;
}

/** Label above, help below the label, control, then the error. */
const FieldShell = (props: FieldShellProps) => (
  <div className={styles.field} data-invalid={props.error ? true : undefined}>
    <label htmlFor={props.htmlFor} className={props.hideLabel ? 'visually-hidden' : styles.label}>
      {props.label}
      {props.optional ? <span className={styles.optional}> optional</span> : null}
    </label>
    {props.description ? (
      <p id={props.descriptionId} className={styles.description}>
        {props.description}
      </p>
    ) : null}
    {props.children}
    <FieldError id={props.errorId} error={props.error} />
  </div>
);

interface ControlFieldProps extends FieldProps {
  /** Draws the control with the attributes that tie it to label, description and error. */
  readonly children: (control: ReturnType<typeof useFieldWiring>['control']) => ReactNode;
}

/** A field around a single native control. */
export const Field = ({ children, ...field }: ControlFieldProps) => {
  const { id, descriptionId, errorId, control } = useFieldWiring(field);
  return (
    <FieldShell {...field} {...{ descriptionId, errorId }} htmlFor={id}>
      {children(control)}
    </FieldShell>
  );
};

/** The handler of a native control that passes its new value on; none when nobody listens. */
export const onValue = (onChange: ((value: string) => void) | undefined) =>
  onChange &&
  ((event: { readonly currentTarget: { readonly value: string } }): void =>
    onChange(event.currentTarget.value));

/** The props of a control that describe the field around it, apart from those of the native control. */
export const splitFieldProps = <Props extends FieldProps>({
  label,
  name,
  id,
  description,
  error,
  optional,
  hideLabel,
  ...rest
}: Props) => ({ field: { label, name, id, description, error, optional, hideLabel }, rest });
