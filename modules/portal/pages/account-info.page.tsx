import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { HubSection } from '../ui/account/hub-section.tsx';
import { CardWarning } from '../ui/card-warning.tsx';
import { Addresses } from '../ui/info/addresses.tsx';
import { Cards } from '../ui/info/cards.tsx';
import { ContactPreferences } from '../ui/info/contact-preferences.tsx';
import { Devices } from '../ui/info/devices.tsx';
import { EmailAddress } from '../ui/info/email-address.tsx';
import { LanguageAndTime } from '../ui/info/language-and-time.tsx';
import { PhoneNumber } from '../ui/info/phone-number.tsx';
import { TwoStepSignIn } from '../ui/info/two-step-sign-in.tsx';
import styles from './account.module.css';
import { AccountInfoPageDocument } from './account-info.generated.ts';

export const data = pageData(AccountInfoPageDocument, () => ({}));

/** What the patient changes of their own data: contact, addresses, cards, browsers, language and time zone. */
export const Page = () => {
  const { currentUser, cardEntry } = usePageData(data);
  const user = signedIn(currentUser);
  const { search } = usePageContext().input;
  const link = useLink();
  const { care, billing } = user;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <PageHeading
          title="Your info"
          lead={`${user.fullName ?? 'Your account'}: how we reach you, where packages ship, and which card we charge.`}
        />
        <CardWarning warning={billing.cardWarning} />
        <div className={styles.sections}>
          <HubSection id="email" title="Email">
            <EmailAddress email={user.email ?? ''} pending={user.pendingEmail} token={search.email} />
          </HubSection>
          <HubSection id="phone" title="Phone">
            <PhoneNumber phone={user.phone} />
          </HubSection>
          <HubSection id="addresses" title="Addresses">
            <Addresses book={user.addressBook} />
          </HubSection>
          <HubSection id="cards" title="Cards">
            <Cards cards={billing.cards} entry={cardEntry} isBack={search.card !== undefined} />
          </HubSection>
          <HubSection id="messages" title="Messages to you">
            <ContactPreferences
              contactPreferences={user.contactPreferences}
              messagePreferences={user.messagePreferences}
            />
          </HubSection>
          {user.twoStepSignIn ? (
            <HubSection id="two-step" title="Two-step sign-in">
              <TwoStepSignIn {...user.twoStepSignIn} />
            </HubSection>
          ) : null}
          <HubSection id="devices" title="Where you are signed in">
            <Devices devices={user.devices} />
          </HubSection>
          <HubSection id="language" title="Language and time">
            <LanguageAndTime timeZone={user.timeZone} isChosen={user.timeZoneChosen} />
          </HubSection>
        </div>
        <p className={styles.fine}>
          Your name is part of your medical record. If it changed,{' '}
          <a href={link('/messages')}>message your care team</a>. Your date of birth, plan and confirmations
          are on <a href={link('/account')}>your account page</a>.
        </p>
      </Stack>
    </AppLayout>
  );
};
