import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { consentHash, requiredContacts } from '#modules/account/ui.ts';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import { SaveContactPreferenceDocument } from './contact-preferences.generated.ts';
import styles from './info.module.css';

type Preference = NonNullable<AccountInfoPageQuery['currentUser']>['contactPreferences'][number];

const channels: Readonly<Record<string, string>> = { email: 'by email', text: 'by text message' };

const Since = ({ preference: { isOn, decidedAt } }: { readonly preference: Preference }) =>
  decidedAt ? (
    <>
      {isOn ? 'On since ' : 'Off since '}
      <DateText date={decidedAt} />.
    </>
  ) : (
    <>{isOn ? 'On.' : 'Off. You have not turned it on.'}</>
  );

/** One kind of message, with the text that the patient agrees to and when they decided. */
const Choice = ({ preference }: { readonly preference: Preference }) => {
  const save = useMutation(SaveContactPreferenceDocument);
  const { type, title, channel, text, isOn } = preference;
  // Shown immediately, and reverted when it could not be saved.
  const [shown, setShown] = useState(isOn);
  const decide = async (on: boolean): Promise<void> => {
    if (save.pending) return;
    setShown(on);
    const result = await save.run({ type, isOn: on, shownHash: on ? consentHash(text) : null });
    if (!result?.ok) setShown(!on);
    // Also shows the new text when the one on the screen is out of date.
    if (result?.ok || result?.failure.code === 'CONFLICT') await refreshPage();
  };
  return (
    <li>
      <p className={styles.subtitle}>
        {title}, {channels[channel] ?? channel}
      </p>
      <CheckboxField name={type} optional label={text} checked={shown} onChange={(on) => void decide(on)} />
      <p className={styles.fine}>
        <Since preference={preference} />
      </p>
      {save.failure ? <Notice tone="danger">{save.failure.message}</Notice> : null}
    </li>
  );
};

/** Our messages: required ones with the reason, the others with a switch. */
export const ContactPreferences = ({ preferences }: { readonly preferences: readonly Preference[] }) => (
  <Stack gap={4}>
    <ul className={styles.list}>
      {requiredContacts.map(({ title, channel, reason }) => (
        <li key={title}>
          <p className={styles.subtitle}>
            {title}, {channels[channel]}
          </p>
          <p className={styles.fine}>{reason}</p>
        </li>
      ))}
      {preferences.map((preference) => (
        <Choice key={preference.type} preference={preference} />
      ))}
    </ul>
  </Stack>
);
