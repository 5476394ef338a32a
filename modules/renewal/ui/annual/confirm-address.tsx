import { ChangeAddressButton } from '#client/addresses/address-dialog.tsx';
import { addressInput, addressValues } from '#client/addresses/address-values.ts';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { stateName } from '#kernel/us-states.ts';
import type { AnnualAddressContentFragment } from './annual-address.generated.ts';
import { ChangeAnnualAddressDocument } from './change-annual-address.generated.ts';
import { ConfirmAnnualAddressDocument } from './confirm-address.generated.ts';

type Address = AnnualAddressContentFragment;

/** Where packages go and which state the patient lives in: confirmed before a renewal, or changed as in the account. */
export const ConfirmAddress = ({ address }: { readonly address: Address | null }) => {
  const link = useLink();
  const change = useMutation(ChangeAnnualAddressDocument);
  const confirm = useMutation(ConfirmAnnualAddressDocument);
  const confirmThis = async ({ hash }: Address) => {
    await confirm.run({ hash });
    await refreshPage();
  };
  return (
    <Card as="section" aria-labelledby="address">
      <Stack gap={4}>
        <h2 id="address">Is this still your address?</h2>
        {address ? (
          <p>
            {address.streetAddress1}
            {address.streetAddress2 ? `, ${address.streetAddress2}` : ''}
            <br />
            {address.city}, {stateName(address.state)} {address.zipCode}
          </p>
        ) : (
          <p>We do not have your address. Please add it so that packages reach you.</p>
        )}
        <p>
          A clinician can treat you only in a state where they are licensed, so we check where you live before
          a new prescription.
        </p>
        {confirm.failure ? <Notice tone="danger">{confirm.failure.message}</Notice> : null}
        {address?.isConfirmed ? <Notice live={false}>You confirmed this address.</Notice> : null}
        <Cluster gap={4}>
          {address && !address.isConfirmed ? (
            <SendButton sending={confirm} pendingLabel="Saving" onSend={() => confirmThis(address)}>
              Yes, this is right
            </SendButton>
          ) : null}
          <ChangeAddressButton
            initial={addressValues(address)}
            save={async (values) => {
              const saved = await change.run({ address: addressInput(values) });
              if (!saved?.ok) return false;
              await refreshPage();
              return true;
            }}
            pending={change.pending}
            failure={change.failure}
            note={(values) =>
              !address || values['address.state'] === address.state ? null : (
                <Notice
                  tone="info"
                  title="Did you move to another state?"
                  actions={<a href={link(entryPages['refill out of state'])}>Tell us about your move</a>}
                >
                  A prescription does not transfer automatically: a clinician licensed in that state has to
                  take over.
                </Notice>
              )
            }
          />
        </Cluster>
      </Stack>
    </Card>
  );
};
