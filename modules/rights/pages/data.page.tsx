import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { DataExportPanel } from '../ui/data-export-panel.tsx';
import { KeptTimes } from '../ui/kept-times.tsx';
import { YourDataPageDocument } from './data.generated.ts';

export const data = pageData(YourDataPageDocument, () => ({}));

/** A copy of everything that is stored of the patient, and how long it is kept. */
export const Page = () => {
  const { care, dataExport, isRecentlySignedIn } = signedIn(usePageData(data).currentUser);
  const link = useLink();
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <PageHeading
          title="Your data"
          lead="Download what we store about you, see how long we keep it, and delete your account."
        />
        <Stack as="section" gap={4}>
          <h2 id="download">Download your data</h2>
          <DataExportPanel made={dataExport ?? null} isRecentlySignedIn={isRecentlySignedIn} />
        </Stack>
        <Stack as="section" gap={4}>
          <h2 id="kept">How long we keep it</h2>
          <KeptTimes />
          <p>
            Something is wrong? <a href={link('/account/info')}>Change your contact details</a>, or{' '}
            <a href={link('/messages')}>message your care team</a> about your medical record.
          </p>
        </Stack>
        <Stack as="section" gap={4}>
          <h2 id="delete">Delete your account</h2>
          <p>
            See what is deleted and what we have to keep, before anything happens:{' '}
            <a href={link('/account/data/delete')}>delete your account</a>.
          </p>
        </Stack>
      </Stack>
    </AppLayout>
  );
};
