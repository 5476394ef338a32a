import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import styles from './info.module.css';
import { SignOutDeviceDocument } from './sign-out-device.generated.ts';
import { SignOutOthersDocument } from './sign-out-others.generated.ts';

type Device = NonNullable<AccountInfoPageQuery['currentUser']>['devices'][number];

const DeviceRow = ({ device }: { readonly device: Device }) => {
  const end = useMutation(SignOutDeviceDocument);
  const signOut = async (): Promise<void> => {
    const result = await end.run({ deviceId: device.id });
    if (!result?.ok) return;
    toast('Signed out there.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <li>
      <p className={styles.head}>
        {device.name}
        {device.isCurrent ? <Badge tone="done">This browser</Badge> : null}
      </p>
      <p className={styles.fine}>
        Signed in <Moment at={device.signedInAt} />. Last used <Moment at={device.lastSeenAt} />.
      </p>
      {device.isCurrent ? null : (
        <div>
          <Button
            size="small"
            variant="secondary"
            pending={end.pending}
            pendingLabel="Signing out"
            aria-label={`Sign out ${device.name}`}
            onClick={() => void signOut()}
          >
            Sign out
          </Button>
        </div>
      )}
      {end.failure ? <Notice tone="danger">{end.failure.message}</Notice> : null}
    </li>
  );
};

/** The browsers in which the patient is signed in. */
export const Devices = ({ devices }: { readonly devices: readonly Device[] }) => {
  const endOthers = useMutation(SignOutOthersDocument);
  const signOutOthers = async (): Promise<void> => {
    const result = await endOthers.run({});
    if (!result?.ok) return;
    toast('You are signed out on all other devices.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <Stack gap={4}>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <Button
            size="small"
            variant="secondary"
            pending={endOthers.pending}
            pendingLabel="Signing out"
            onClick={() => void signOutOthers()}
          >
            Sign out everywhere else
          </Button>
        </div>
      ) : null}
      {endOthers.failure ? <Notice tone="danger">{endOthers.failure.message}</Notice> : null}
      <p className={styles.fine}>
        Each of our sites counts separately, so one browser may be listed twice. You are signed out
        automatically a day after you last used it. If you do not recognize a device, sign out everywhere
        else, then change your password.
      </p>
    </Stack>
  );
};
