import { useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { UnsubscribeDocument } from './unsubscribe.generated.ts';

/**
 * Ends the emails of one kind for the person the link was sent to (`?link=`). A button does it, because mail programs
 * open links too.
 */
export const Page = () => {
  const { search } = usePageContext().input;
  const link = useLink();
  const token = search.link ?? '';
  const ending = useMutation(UnsubscribeDocument);
  const [isKnown, setKnown] = useState<boolean | null>(token ? null : false);
  const end = async (): Promise<void> => {
    const answer = await ending.run({ token });
    if (answer?.ok) setKnown(answer.value.unsubscribe);
  };
  return (
    <PublicPage hideStart>
      <Section width="narrow" space="large">
        <Stack gap={6}>
          <PageHeading
            title="Emails you can turn off"
            lead="This does not include messages about your care, your orders and your payments. You will still get those."
          />
          {isKnown === null ? (
            <SendButton sending={ending} pendingLabel="One moment" onSend={end}>
              Unsubscribe
            </SendButton>
          ) : isKnown ? (
            <Notice tone="success" title="You are unsubscribed">
              You can turn them on again in your account at any time.
            </Notice>
          ) : (
            <Notice tone="info" title="This link is incomplete">
              Please open it from the email again, or turn these emails off{' '}
              <a href={link('/account/info#messages')}>in your account</a>.
            </Notice>
          )}
          {ending.failure ? (
            <Notice tone="caution" title="That did not work">
              {ending.failure.message}
            </Notice>
          ) : null}
        </Stack>
      </Section>
    </PublicPage>
  );
};
