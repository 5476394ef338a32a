import { Stack } from '#client/ui/layout.tsx';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import { MessageTable } from './message-table.tsx';
import { TextConsent } from './text-consent.tsx';

type User = NonNullable<AccountInfoPageQuery['currentUser']>;

/** Our messages: the consent to text messages where it is asked for or was given, and every kind by channel. */
export const ContactPreferences = ({
  contactPreferences,
  messagePreferences,
}: Pick<User, 'contactPreferences' | 'messagePreferences'>) => {
  const texts = contactPreferences.find(({ type }) => type === 'sms_care');
  return (
    <Stack gap={6}>
      {texts ? <TextConsent preference={texts} /> : null}
      {messagePreferences ? <MessageTable preferences={messagePreferences} /> : null}
    </Stack>
  );
};
