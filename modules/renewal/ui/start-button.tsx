import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { track } from '#modules/analytics/ui.ts';
import { renewalStepEvent } from './renewal-step-event.ts';
import { StartRenewalDocument } from './start-renewal.generated.ts';

const QUESTIONS = '/renewal/medical-history';

/** Opens the questionnaire and goes to its page. */
export const StartButton = ({
  label,
  isHere = false,
}: {
  readonly label: string;
  readonly isHere?: boolean;
}) => {
  const start = useMutation(StartRenewalDocument);
  const begin = async () => {
    const started = await start.run({});
    if (!started?.ok) return;
    track('renewal started', renewalStepEvent('progress'));
    await (isHere ? refreshPage() : goTo(QUESTIONS));
  };
  return (
    <Stack gap={3}>
      <div>
        <Button
          size="large"
          full="phone"
          pending={start.pending}
          pendingLabel="Opening your questions"
          onClick={() => void begin()}
        >
          {label}
        </Button>
      </div>
      {start.failure ? <Notice tone="danger">{start.failure.message}</Notice> : null}
    </Stack>
  );
};
