import { PillRadios } from '#client/ui/pill-radios.tsx';
import type { ProductForm } from './product-page.ts';

interface FormPickerProps {
  readonly product: string;
  readonly forms: readonly ProductForm[];
  readonly value: string;
  readonly onChange: (drugType: string) => void;
}

/** Gel or foam. Renders nothing without a choice. */
export const FormPicker = ({ product, forms, value, onChange }: FormPickerProps) => {
  if (forms.length < 2) return null;
  return (
    <PillRadios
      wide
      legend={
        <>
          Form<span className="visually-hidden"> of {product}</span>
        </>
      }
      options={forms.map(({ drugType, label }) => ({ value: drugType, label }))}
      value={value}
      onChange={onChange}
    />
  );
};
