import { LinkButton } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import styles from './info.module.css';

type TwoStep = NonNullable<NonNullable<AccountInfoPageQuery['currentUser']>['twoStepSignIn']>;

/** Whether the patient signed in with two steps, and the way to the page of the identity provider that changes it. */
export const TwoStepSignIn = ({ isOn, pageUrl }: Pick<TwoStep, 'isOn' | 'pageUrl'>) =>
  pageUrl === null ? (
    <p>
      You signed in with Google, so your Google account protects this sign-in. You can turn on 2-Step
      Verification there.
    </p>
  ) : (
    <Stack gap={4}>
      <p className={styles.head}>{isOn ? 'On' : 'Off'}</p>
      <p>
        {isOn
          ? 'After your password, you used a second step, such as a code from an app or a passkey.'
          : 'You signed in with your password only. With a second step, such as a code from an app or a passkey, someone who learns your password cannot sign in.'}
      </p>
      <div>
        <LinkButton href={pageUrl} size="small" variant="secondary">
          {isOn ? 'Change or turn off' : 'Turn it on'}
        </LinkButton>
      </div>
      <p className={styles.fine}>
        This is how you signed in on this device. A change will show here after your next sign-in.
      </p>
    </Stack>
  );
