import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldsProps {
  readonly legend: string;
  /** `columns` sets the fields side by side on wide screens, `chooser` is for a list with the field that adds to it. */
  readonly look?: 'columns' | 'chooser';
  readonly children: ReactNode;
}

/** Fields of a listing that belong together, under a heading. */
export const Fields = ({ legend, look, children }: FieldsProps) => (
  <fieldset className={styles.fields} data-look={look}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
