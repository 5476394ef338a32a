import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { track } from '#modules/analytics/ui.ts';
import { ANNUAL_PATH } from '../../domain/annual/annual-steps.ts';
import { renewalStepEvent } from '../renewal-step-event.ts';
import { StartAnnualCheckInDocument } from './start-annual.generated.ts';

/** Opens the questions, which are on the first page. */
export const StartAnnual = ({ label }: { readonly label: string }) => {
  const start = useMutation(StartAnnualCheckInDocument);
  const begin = async () => {
    const started = await start.run({});
    if (!started?.ok) return;
    track('renewal started', renewalStepEvent('progress'));
    await (window.location.pathname === ANNUAL_PATH ? refreshPage() : goTo(ANNUAL_PATH));
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
