import { useId } from 'react';
import styles from './form-picker.module.css';
import type { ProductForm } from './product-page.ts';

interface FormPickerProps {
  readonly product: string;
  readonly forms: readonly ProductForm[];
  readonly value: string;
  readonly onChange: (drugType: string) => void;
}

/** Gel or foam. Renders nothing where there is no choice. */
export const FormPicker = ({ product, forms, value, onChange }: FormPickerProps) => {
  const name = useId();
  if (forms.length < 2) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>
        Form<span className="visually-hidden"> of {product}</span>
      </legend>
      <div className={styles.options}>
        {forms.map(({ drugType, label }) => (
          <label key={drugType} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={drugType}
              checked={drugType === value}
              onChange={() => onChange(drugType)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
