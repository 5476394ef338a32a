import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { CloseRenewalDocument } from './close-renewal.generated.ts';

/** Nothing that needs the prescription ships regularly: it can be renewed anyway, or the renewal is closed. */
export const NothingShips = () => {
  const closing = useMutation(CloseRenewalDocument);
  const close = async () => {
    const closed = await closing.run({});
    if (closed?.ok) await goTo(entryPages.refill);
  };
  return (
    <Card as="section" aria-labelledby="nothing-ships">
      <Stack gap={4}>
        <h2 id="nothing-ships">This does not ship on a schedule</h2>
        <p>
          Nothing is charged for it. If you have ended your treatment, close this renewal: nothing is sent to
          a clinician, and you can start again while it is due. To keep the prescription, send it below.
        </p>
        {closing.failure ? <Notice tone="danger">{closing.failure.message}</Notice> : null}
        <div>
          <SendButton variant="secondary" sending={closing} pendingLabel="Closing" onSend={close}>
            Close this renewal
          </SendButton>
        </div>
      </Stack>
    </Card>
  );
};
