import { useEffect, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ConfirmCheckoutDocument } from '../checkout/confirm-checkout.generated.ts';

/** After the card issuer's page: sends the visit, or shows the problem with a link back to the card. */
export const VisitCardReturn = ({ checkoutId }: { readonly checkoutId: string }) => {
  const link = useLink();
  const confirm = useMutation(ConfirmCheckoutDocument);
  const [message, setMessage] = useState<string>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirm.run({ checkoutId }).then((result) => {
      if (result?.ok)
        window.location.replace(result.value.confirmCheckout.actionUrl ?? result.value.confirmCheckout.href);
      else if (result) setMessage(result.failure.message);
    });
  });
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <Stack gap={8}>
        <PageHeading
          title={message ? 'Your card is not confirmed' : 'Checking with your bank'}
          lead={message ? undefined : 'This takes a few seconds. Please keep this page open.'}
        />
        {message ? (
          <>
            <Notice tone="danger">{message}</Notice>
            <LinkButton href={link('/request/checkout')}>Back to your card</LinkButton>
          </>
        ) : null}
      </Stack>
    </FlowLayout>
  );
};
