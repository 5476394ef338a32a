import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import { addressLine } from './address-line.ts';
import type { Book } from './addresses.tsx';
import { ShipSubscriptionDocument } from './deliveries.generated.ts';
import styles from './info.module.css';

const DEFAULT = 'default';
const ELSEWHERE = 'elsewhere';

interface DeliveryProps {
  readonly delivery: Book['deliveries'][number];
  readonly addresses: Book['addresses'];
}

/** Where one subscription ships; choosing another address takes effect immediately. */
const Delivery = ({ delivery, addresses }: DeliveryProps) => {
  const ship = useMutation(ShipSubscriptionDocument);
  const { subscriptionId, productNames, isDefault, addressId, shipsTo } = delivery;
  const present = isDefault ? DEFAULT : (addressId ?? ELSEWHERE);
  const choose = async (value: string): Promise<void> => {
    if (value === present || value === ELSEWHERE) return;
    const result = await ship.run({ subscriptionId, addressId: value === DEFAULT ? null : value });
    if (!result?.ok) return;
    toast('The next package will ship there.', { tone: 'success' });
    await refreshPage();
  };
  const options = addresses.map((address) => ({ value: address.id ?? DEFAULT, label: addressLine(address) }));
  return (
    <SelectField
      name={`ships-${subscriptionId}`}
      label={`${productNames.join(' and ')} ships to`}
      options={
        present === ELSEWHERE ? [{ value: ELSEWHERE, label: addressLine(shipsTo) }, ...options] : options
      }
      value={present}
      disabled={ship.pending}
      error={ship.failure?.message}
      onChange={(value) => void choose(value)}
    />
  );
};

/** Which subscription ships where. */
export const Deliveries = ({ addresses, deliveries }: Pick<Book, 'addresses' | 'deliveries'>) => (
  <Stack gap={4}>
    <h3 className={styles.subtitle}>Where each product ships</h3>
    {deliveries.map((delivery) => (
      <Delivery key={delivery.subscriptionId} delivery={delivery} addresses={addresses} />
    ))}
  </Stack>
);
