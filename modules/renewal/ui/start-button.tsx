import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { track } from '#modules/analytics/ui.ts';
import { renewalStepEvent } from './renewal-step-event.ts';
import { StartRenewalDocument } from './start-renewal.generated.ts';

const FIRST_STEP = '/renewal/progress';

/** Opens the questionnaire and goes to the first step. */
export const StartButton = ({ label }: { readonly label: string }) => {
  const start = useMutation(StartRenewalDocument);
  const begin = async () => {
    const started = await start.run({});
    if (!started?.ok) return;
    track('renewal started', renewalStepEvent('progress'));
    await (window.location.pathname === FIRST_STEP ? refreshPage() : goTo(FIRST_STEP));
  };
  return (
    <Stack gap={3}>
      <div>
        <SendButton sending={start} pendingLabel="Opening your questions" onSend={begin}>
          {label}
        </SendButton>
      </div>
      {start.failure ? <Notice tone="danger">{start.failure.message}</Notice> : null}
    </Stack>
  );
};
