import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { ChangeAddressDocument } from '../account/change-address.generated.ts';
import { addressLine } from './address-line.ts';
import type { Book } from './addresses.tsx';
import { ChooseDefaultAddressDocument } from './choose-default-address.generated.ts';
import { EditAddressDocument } from './edit-address.generated.ts';
import { EditAddress } from './edit-address.tsx';
import styles from './info.module.css';
import { RemoveAddressDocument } from './remove-address.generated.ts';

type Address = Book['addresses'][number];

interface AddressRowProps {
  readonly address: Address;
  /** The default address. */
  readonly home: Address | undefined;
}

/** Another state: a clinician licensed there has to take over what needs a prescription. */
const MoveNotice = () => {
  const link = useLink();
  return (
    <Notice
      tone="info"
      title="Did you move to another state?"
      live={false}
      actions={<a href={link(entryPages['refill out of state'])}>Tell us about your move</a>}
    >
      A prescription does not transfer automatically: a clinician licensed in that state has to take over.
      Products without a prescription ship there now.
    </Notice>
  );
};

/** One address, with its actions. */
export const AddressRow = ({ address, home }: AddressRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const edit = useMutation(EditAddressDocument);
  const change = useMutation(ChangeAddressDocument);
  const choose = useMutation(ChooseDefaultAddressDocument);
  const remove = useMutation(RemoveAddressDocument);
  const { id } = address;
  const line = addressLine(address);
  const failure = choose.failure ?? remove.failure;

  const done = async (ok: boolean | undefined, text: string): Promise<void> => {
    if (!ok) return;
    setOpen(false);
    toast(text, { tone: 'success' });
    await refreshPage();
  };
  return (
    <li>
      <p className={styles.head}>
        {line}
        {id === null ? <Badge tone="done">Default</Badge> : null}
      </p>
      <Cluster gap={3}>
        <Button size="small" variant="secondary" aria-label={`Edit ${line}`} onClick={() => setOpen(true)}>
          Edit
        </Button>
        {id === null ? null : (
          <>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Make ${line} the default`}
              pending={choose.pending}
              onClick={() =>
                void choose
                  .run({ addressId: id })
                  .then((result) => done(result?.ok, 'Your next package will ship there.'))
              }
            >
              Make default
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${line}`}
              pending={remove.pending}
              onClick={() =>
                void remove
                  .run({ addressId: id })
                  .then((result) => done(result?.ok, 'The address was removed.'))
              }
            >
              Remove
            </Button>
          </>
        )}
      </Cluster>
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      {choose.failure && address.state !== home?.state ? <MoveNotice /> : null}
      {isOpen ? (
        <EditAddress
          title="Edit the address"
          initial={address}
          saving={id === null ? change : edit}
          save={async (input) => {
            const result =
              id === null
                ? await change.run({ address: input })
                : await edit.run({ addressId: id, address: input });
            await done(result?.ok, 'The address was saved.');
          }}
          onClose={() => setOpen(false)}
          note={(values) => (values['address.state'] === address.state ? null : <MoveNotice />)}
        />
      ) : null}
    </li>
  );
};
