import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { NextLinks } from '#client/layout/next-links.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { IdentificationPageQuery } from '../../pages/identification.generated.ts';
import { documentGuidesFor } from './document-guides.ts';
import styles from './identification-status.module.css';

type Identification = NonNullable<
  NonNullable<NonNullable<IdentificationPageQuery['currentUser']>['visit']>['identification']
>;

const headingOf = ({ status, method }: Identification): { title: string; lead: string } => {
  if (status === 'confirmed')
    return {
      title: 'Your identity is confirmed',
      lead: 'A clinician compared your name and date of birth with your account. There is nothing left to do.',
    };
  return {
    title: 'Thank you, we have it',
    lead:
      method === 'document'
        ? 'A clinician compares it with your account. We will write to you only if something differs.'
        : 'A clinician will get back to you about it. Check your messages for the next step.',
  };
};

const deletionText = ({ deleteAt, deletedAt }: Identification): string | null => {
  if (deletedAt) return `The pictures were deleted on ${formatDate(deletedAt)}.`;
  return deleteAt ? `The pictures will be deleted on ${formatDate(deleteAt)}.` : null;
};

/** The status of the identification: sent, confirmed, deleted, or not needed. */
export const IdentificationStatus = ({
  identification,
}: {
  readonly identification: Identification | null | undefined;
}) => {
  const heading = identification
    ? headingOf(identification)
    : {
        title: 'No ID is needed right now',
        lead: 'Your care team will tell you when they need to know who you are. Until then there is nothing to do here.',
      };
  const deletion = identification ? deletionText(identification) : null;
  const photos = identification?.photos ?? [];
  const names = new Map(
    documentGuidesFor(photos.map(({ view }) => view)).map(({ view, name }) => [view, name]),
  );
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard" width="regular">
      <Stack gap={6}>
        <PageHeading {...heading} />
        {photos.length > 0 ? (
          <ul className={styles.pictures} aria-label="What you sent">
            {photos.map((photo) => (
              <li key={photo.id}>
                <img src={photo.url} alt="" />
                {[...names].find(([view]) => view === photo.view)?.[1]}
              </li>
            ))}
          </ul>
        ) : null}
        {deletion ? <p>{deletion}</p> : null}
        <NextLinks />
      </Stack>
    </FlowLayout>
  );
};
