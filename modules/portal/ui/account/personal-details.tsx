import { useLink } from '#client/layout/links.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import type { AccountPageQuery } from '../../pages/account.generated.ts';
import { ChangeAddress } from './change-address.tsx';
import { ChangeBirthDate } from './change-birth-date.tsx';
import styles from './details.module.css';

type User = NonNullable<AccountPageQuery['currentUser']>;

/** The person's details. Names are part of a medical record, so the care team changes them. */
export const PersonalDetails = ({ user }: { readonly user: User }) => {
  const link = useLink();
  const { fullName, email, phone, profile, address } = user;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{fullName ?? 'Not provided yet'}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        {profile?.dob ? (
          <div>
            <dt>Date of birth</dt>
            <dd>
              <DateText date={profile.dob} />
              <span className={styles.action}>
                <ChangeBirthDate dob={profile.dob} />
              </span>
            </dd>
          </div>
        ) : null}
        {phone ? (
          <div>
            <dt>Phone</dt>
            <dd className="tabular">
              ({phone.phoneAreaCode}) {phone.phoneNumber.slice(0, 3)}-{phone.phoneNumber.slice(3)}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Ships to</dt>
          <dd>
            {address ? (
              <>
                {address.streetAddress1}
                {address.streetAddress2 ? `, ${address.streetAddress2}` : ''}, {address.city}, {address.state}{' '}
                {address.zipCode}
                <span className={styles.action}>
                  <ChangeAddress address={address} />
                </span>
              </>
            ) : (
              'We ask at your first order'
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.fine}>
        <a href={link('/account/info')}>
          Email, phone, addresses, cards, messages and where you are signed in
        </a>
        . If you move to a new state, another clinician may need to prescribe for you.
      </p>
    </>
  );
};
