import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';
import type { AnnualContentFragment } from './annual-content.generated.ts';
import { StartAnnual } from './start-annual.tsx';

const ways: Readonly<Record<string, { readonly label: string; readonly path: string }>> = {
  joined: { label: 'Go to your renewal', path: entryPages.refill },
  moved: { label: 'Update where you live', path: entryPages['refill out of state'] },
  none: { label: 'Find your treatment', path: specialtyEntryPages.hairLoss },
  denied: { label: 'Read your messages', path: '/messages' },
};

/** What the patient can do now, in each state of the yearly check-in. */
export const AnnualActions = ({ annual }: { readonly annual: AnnualContentFragment }) => {
  const { status, href, isOverdue } = annual;
  const link = useLink();
  const way = ways[status];
  if (status === 'open') return <StartAnnual label="Start your yearly check-in" />;
  if (status === 'denied' && isOverdue)
    return (
      <Stack gap={4}>
        <div>
          <LinkButton href={link('/messages')}>Read your messages</LinkButton>
        </div>
        <p>Has something changed since then? You can ask for another review.</p>
        <StartAnnual label="Start again" />
      </Stack>
    );
  if (status === 'in_progress' || status === 'submitted')
    return (
      <div>
        <LinkButton size="large" full="phone" href={link(href)}>
          {status === 'submitted' ? 'See the status' : 'Continue your check-in'}
        </LinkButton>
      </div>
    );
  return (
    <Cluster gap={4}>
      {way ? (
        <LinkButton full="phone" href={link(way.path)}>
          {way.label}
        </LinkButton>
      ) : null}
      <LinkButton variant={way ? 'secondary' : 'primary'} full="phone" href={link('/dashboard')}>
        Back to your dashboard
      </LinkButton>
    </Cluster>
  );
};
