import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import styles from './info.module.css';
import { Since } from './since.tsx';
import { usePreference } from './use-preference.ts';

type Preference = NonNullable<AccountInfoPageQuery['currentUser']>['contactPreferences'][number];

/** The consent to text messages about care; the table says which ones. */
export const TextConsent = ({ preference }: { readonly preference: Preference }) => {
  const { isOn, decide, failure } = usePreference();
  const { type, text, decidedAt } = preference;
  return (
    <div>
      <CheckboxField
        name={type}
        optional
        label={text}
        checked={isOn(preference)}
        onChange={(on) => void decide(preference, on)}
      />
      {decidedAt ? (
        <p className={styles.fine}>
          <Since isOn={preference.isOn} decidedAt={decidedAt} />
        </p>
      ) : null}
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
    </div>
  );
};
