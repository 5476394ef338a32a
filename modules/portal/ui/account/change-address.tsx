import { ChangeAddressButton } from '#client/addresses/address-dialog.tsx';
import { type AddressValues, addressInput, addressValues } from '#client/addresses/address-values.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import { entryPages } from '#config/entry-pages.ts';
import type { AccountPageQuery } from '../../pages/account.generated.ts';
import { ChangeAddressDocument } from './change-address.generated.ts';
import styles from './details.module.css';

type Address = NonNullable<NonNullable<AccountPageQuery['currentUser']>['address']>;

/** Changes where packages go from now on. */
export const ChangeAddress = ({ address }: { readonly address: Address }) => {
  const link = useLink();
  const change = useMutation(ChangeAddressDocument);
  const save = async (values: AddressValues): Promise<boolean> => {
    const result = await change.run({ address: addressInput(values) });
    if (!result?.ok) return false;
    toast('Your next package will ship to the new address.', { tone: 'success' });
    await refreshPage();
    return true;
  };
  return (
    <ChangeAddressButton
      initial={addressValues(address)}
      save={save}
      pending={change.pending}
      failure={change.failure}
      note={(values) => (
        <>
          {values['address.state'] === address.state ? null : (
            <Notice
              tone="info"
              title="Did you move to another state?"
              actions={<a href={link(entryPages['refill out of state'])}>Tell us about your move</a>}
            >
              A prescription does not transfer automatically: a clinician licensed in that state has to take
              over. Products without a prescription ship there now.
            </Notice>
          )}
          <p className={styles.soft}>Orders that are already at the pharmacy go to the old address.</p>
        </>
      )}
    />
  );
};
