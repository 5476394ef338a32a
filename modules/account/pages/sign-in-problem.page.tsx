import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';

interface Message {
  readonly title: string;
  readonly lead: string;
}

const unknown: Message = {
  title: 'We could not sign you in',
  lead: 'Something interrupted the sign-in, such as a blocked cookie. Nothing was lost. Please try again.',
};

/** Messages by the reason in the address (S8.14: errors that the user can resolve). */
const reasons: Readonly<Record<string, Message>> = {
  email_taken: {
    title: 'You already have an account',
    lead: 'This email address belongs to an account that was created another way. Please sign in with your email and password.',
  },
  no_account: {
    title: 'We could not find this account',
    lead: 'It is not connected to an account here, and its email address is not verified. Sign in with your email and password, or create an account.',
  },
  staff_host: {
    title: 'Staff sign in on another page',
    lead: 'This account belongs to a staff member. Please sign in on the staff pages. To use the store as a patient, create an account with another email address.',
  },
  account_deleted: {
    title: 'This account was deleted',
    lead: 'You asked us to delete it, and that is done. You are welcome to come back as a new patient with the same sign-in. Your earlier orders and messages will not come back.',
  },
  second_factor: {
    title: 'Staff sign in with a second factor',
    lead: 'Your sign-in did not use one, such as a code from an authenticator app or a passkey. Set one up for your account, or ask an operator how, and sign in again.',
  },
  account_deactivated: {
    title: 'This account was deactivated',
    lead: 'It belongs to a former member of staff. If this is a mistake, ask an operator to reactivate it.',
  },
  invitation_over: {
    title: 'This invitation can no longer be used',
    lead: 'It was already used, replaced by a newer one, withdrawn, or has expired. If you have an account, sign in. Otherwise ask the person who invited you for a new one.',
  },
  invitation_patient: {
    title: 'This account is a patient’s',
    lead: 'Staff need an account of their own. Ask to be invited with another email address.',
  },
};

/** As `maskedEmail` writes an address; anything else in the page's address is not shown. */
const MASKED = /^[^\s@•]?•••@[a-z0-9.-]{1,80}$/i;

const merged = (account: string): Message => ({
  title: 'Your accounts were combined',
  lead: `You had two accounts with us, and our care team combined them. Please sign in ${MASKED.test(account) ? `as ${account}` : 'with your other email address'}. Your treatment continues there, and nothing was lost.`,
});

const invitedAs = (account: string): Message => ({
  title: 'The invitation is for another address',
  lead: `Nothing was changed. Open the link in the email once more, and sign in ${MASKED.test(account) ? `as ${account}` : 'with the address to which it was sent'}.`,
});

const messageFor = (reason: string, account: string): Message => {
  if (reason === 'invitation_address') return invitedAs(account);
  if (reason === 'account_merged') return merged(account);
  return Object.hasOwn(reasons, reason) ? (reasons[reason] ?? unknown) : unknown;
};

/** Shown after a failed sign-in: the reason, and links to continue. */
export const Page = () => {
  const { input } = usePageContext();
  const address = useLoginAddress();
  const reason = input.search.reason ?? '';
  const message = messageFor(reason, input.search.account ?? '');
  return (
    <PublicPage hideStart>
      <Section width="narrow" space="large">
        <Stack gap={6}>
          <PageHeading title={message.title} lead={message.lead} />
          <Cluster gap={3}>
            {reason === 'account_deleted' ? (
              <LinkButton href={address(null, { asks: 'start_over' })}>Start as a new patient</LinkButton>
            ) : (
              <LinkButton href={address(null)}>Sign in</LinkButton>
            )}
            {reason === 'no_account' ? (
              <LinkButton variant="secondary" href={address(null, { signUp: true })}>
                Create an account
              </LinkButton>
            ) : null}
          </Cluster>
          <p>
            Or write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
          </p>
        </Stack>
      </Section>
    </PublicPage>
  );
};
