import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import { AddressRow } from './address-row.tsx';
import { AddAddressDocument } from './addresses.generated.ts';
import { Deliveries } from './deliveries.tsx';
import { EditAddress } from './edit-address.tsx';
import styles from './info.module.css';

export type Book = NonNullable<AccountInfoPageQuery['currentUser']>['addressBook'];

/** The address book, and which subscription ships where. */
export const Addresses = ({ book }: { readonly book: Book }) => {
  const { addresses, deliveries } = book;
  const [isOpen, setOpen] = useState(false);
  const add = useMutation(AddAddressDocument);
  if (addresses.length === 0) return <p>No address yet. We ask for one at your first order.</p>;
  return (
    <Stack gap={5}>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressRow key={address.id ?? 'default'} address={address} home={addresses[0]} />
        ))}
      </ul>
      <div>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Add an address
        </Button>
      </div>
      {deliveries.length > 0 ? <Deliveries addresses={addresses} deliveries={deliveries} /> : null}
      <p className={styles.fine}>
        Orders that are already at the pharmacy go to the old address. A prescription ships only in the state
        where you live.
      </p>
      {isOpen ? (
        <EditAddress
          title="Add an address"
          saving={add}
          save={async (address) => {
            const result = await add.run({ address });
            if (!result?.ok) return;
            setOpen(false);
            toast('The address was added. Nothing ships there yet.', { tone: 'success' });
            await refreshPage();
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
};
