import { SendButton } from '#client/forms/send-button.tsx';
import type { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { track } from '#modules/analytics/ui.ts';
import { renewalStepEvent } from './renewal-step-event.ts';

/** Opens a questionnaire and goes to its first page. */
export const OpenQuestions = ({
  start,
  path,
  label,
}: {
  readonly start: ReturnType<typeof useMutation<unknown, Readonly<Record<string, never>>>>;
  readonly path: string;
  readonly label: string;
}) => {
  const begin = async () => {
    const started = await start.run({});
    if (!started?.ok) return;
    track('renewal started', renewalStepEvent('progress'));
    await (window.location.pathname === path ? refreshPage() : goTo(path));
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
