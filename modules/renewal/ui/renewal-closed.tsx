import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { NextLinks } from '#client/layout/next-links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';
import { ANNUAL_PATH } from '../domain/annual/annual-steps.ts';
import { GetHelp } from './get-help.tsx';
import type { RenewalContentFragment } from './renewal-content.generated.ts';
import { StartButton } from './start-button.tsx';

const Sent = ({ refills, photoViews }: Pick<RenewalContentFragment, 'refills' | 'photoViews'>) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading
        kicker="Renewal"
        title="Sent to your clinician"
        lead={`A clinician reads it and replies ${brand.replyTime}. We will let you know when there is an answer. There is nothing more to do now.`}
      />
      <p>{refills}</p>
      {photoViews.length > 0 ? (
        <p>
          New photos help your clinician compare. <a href={link('/consultation/photo-upload')}>Add photos</a>{' '}
          if some are missing.
        </p>
      ) : null}
      <GetHelp />
      <NextLinks />
    </Stack>
  );
};

const ways: Readonly<Record<string, { readonly label: string; readonly path: string }>> = {
  moved: { label: 'Update where you live', path: entryPages['refill out of state'] },
  denied: { label: 'Read your messages', path: '/messages' },
  annual: { label: 'Go to your yearly check-in', path: ANNUAL_PATH },
  none: { label: 'Find your treatment', path: specialtyEntryPages.hairLoss },
};
const seeRenewal = { label: 'See your renewal', path: entryPages.refill };

/** A step's page when there is nothing to do on it: sent, not started, early, refused, moved away, or nothing to renew. */
export const RenewalClosed = ({ renewal }: { readonly renewal: RenewalContentFragment }) => {
  const { status, title, detail, refills, photoViews } = renewal;
  const link = useLink();
  const way = ways[status] ?? seeRenewal;
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      {status === 'submitted' ? (
        <Sent refills={refills} photoViews={photoViews} />
      ) : (
        <Stack gap={8}>
          <PageHeading kicker="Renewal" title={title} lead={detail} />
          {status === 'none' ? null : <p>{refills}</p>}
          {status === 'open' ? (
            <StartButton label="Start the questions" />
          ) : (
            <div>
              <LinkButton full="phone" href={link(way.path)}>
                {way.label}
              </LinkButton>
            </div>
          )}
        </Stack>
      )}
    </FlowLayout>
  );
};
