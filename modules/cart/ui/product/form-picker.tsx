import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { ProductForm } from './page.ts';

interface FormPickerProps {
  readonly product: string;
  readonly forms: readonly ProductForm[];
  readonly value: string;
  readonly onChange: (drugType: string) => void;
}

/** Gel or foam. Draws nothing where there is no choice. */
export const FormPicker = ({ product, forms, value, onChange }: FormPickerProps) =>
  forms.length < 2 ? null : (
    <RadioGroup
      name="form"
      label={
        <>
          Form<span className="visually-hidden"> of {product}</span>
        </>
      }
      options={forms.map(({ drugType, label }) => ({ value: drugType, label }))}
      value={value}
      onChange={onChange}
    />
  );
