import { RadioGroup } from '#client/ui/radio-group.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { Quoted } from './quoted-for.ts';

interface DeliveryOptionsProps {
  readonly options: Quoted['shippingOptions'];
  /** The method that the price is for. */
  readonly chosen: string;
  readonly error?: string;
  readonly onChoose: (method: string) => void;
}

/** How the order is sent; an impossible method is shown with the reason. */
export const DeliveryOptions = ({ options, chosen, error, onChoose }: DeliveryOptionsProps) => (
  <RadioGroup
    name="shippingMethod"
    label="Shipping"
    value={chosen}
    error={error}
    onChange={onChoose}
    options={options.map(({ name, label, detail, price, problem }) => ({
      value: name,
      label: `${label}: ${price === 0 ? 'free' : formatMoney(price)}`,
      description: problem ?? detail,
      disabled: problem !== null,
    }))}
  />
);
