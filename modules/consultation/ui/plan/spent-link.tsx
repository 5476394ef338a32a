import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';

interface LinkScreen {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

const unknown: LinkScreen = {
  title: 'This link does not belong to your account',
  text: 'It may be incomplete, or meant for another account. Copy it again from the message, or sign in with the account that got it.',
  action: 'Go to your dashboard',
  href: '/dashboard',
};

const screens: Readonly<Record<string, LinkScreen>> = {
  used: {
    title: 'You already answered',
    text: 'Each link works once, for one plan. Your answer is saved. See what ships and when on your plan’s page.',
    action: 'See your plan',
    href: '/treatment-plan',
  },
  expired: {
    title: 'This link has expired',
    text: 'The plan was open for 14 days. It has ended, and nothing was charged for it. Write to your clinician if you would still like it.',
    action: 'Write to your clinician',
    href: '/messages',
  },
  superseded: {
    title: 'This plan is out of date',
    text: 'This plan is no longer offered, and nothing was charged for it. If your clinician has proposed another one, you can find it under “Confirm your plan”.',
    action: 'Confirm your plan',
    href: '/confirm-plan',
  },
};

/** Why a link opens no plan, and how to continue. */
export const SpentLink = ({ state }: { readonly state: string }) => {
  const link = useLink();
  const { title, text, action, href } = screens[state] ?? unknown;
  return (
    <Stack gap={8}>
      <PageHeading title="Confirm your plan" />
      <EmptyState title={title} action={<LinkButton href={link(href)}>{action}</LinkButton>}>
        {text}
      </EmptyState>
    </Stack>
  );
};
