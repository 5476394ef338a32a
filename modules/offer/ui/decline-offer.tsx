import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Notice } from '#client/ui/notice.tsx';
import { DeclineOfferDocument } from './decline-offer.generated.ts';

/** One click, and no questions. */
export const DeclineOffer = ({ offerId }: { readonly offerId: string }) => {
  const decline = useMutation(DeclineOfferDocument);
  const send = async (): Promise<void> => {
    const done = await decline.run({ offerId });
    if (done?.ok) await refreshPage();
  };
  return (
    <>
      <div>
        <SendButton variant="secondary" sending={decline} pendingLabel="One moment" onSend={send}>
          No, thanks
        </SendButton>
      </div>
      {decline.failure ? (
        <Notice tone="caution" title="That did not work">
          {decline.failure.message}
        </Notice>
      ) : null}
    </>
  );
};
