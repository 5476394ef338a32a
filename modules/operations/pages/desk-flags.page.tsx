import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ShownBanner } from '../ui/banners/shown-banner.tsx';
import { BannerPreview } from '../ui/flags/banner-preview.tsx';
import { FlagChanges } from '../ui/flags/flag-changes.tsx';
import { changedBy, changedWhere, previewText } from '../ui/flags/flag-source-texts.ts';
import styles from '../ui/flags/flags.module.css';
import { FlagsTable } from '../ui/flags/flags-table.tsx';
import { DeskFlagsPageDocument } from './desk-flags.generated.ts';

export const data = pageData(DeskFlagsPageDocument, () => ({}));

/** Feature flags and outage banners: what holds now, where it comes from, how it looks, and what changed. */
export const Page = () => {
  const { source, flags, unknown, hasPreviews, outages, outagesProblem, changes } =
    usePageData(data).deskFlags;
  return (
    <AdminLayout links={adminLinks} current="/desk/flags" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Flags and outages"
          lead="What holds for everybody now. LaunchDarkly may give single people another value."
        />
        <section aria-labelledby="outages">
          <Stack gap={4}>
            <h2 id="outages">Outage banners</h2>
            <p className={styles.text}>
              Banners are written in a file on the server (OUTAGES_FILE), which is read again when it changes.
              Visitors see the first one for their page. Banners that need no file are written under{' '}
              <a href="/desk/content">Banners</a>.
            </p>
            {outagesProblem === null ? null : (
              <Notice tone="danger" live={false}>
                {outagesProblem}
              </Notice>
            )}
            {outages.length === 0 ? (
              <EmptyState level={3} title="No banner is shown">
                A banner appears here, and on the pages that it names, while the file has one.
              </EmptyState>
            ) : (
              <ul>
                {outages.map(({ brands, routes, header, body }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the file's order is all that tells entries apart
                  <li key={index}>
                    <ShownBanner label={`Banner ${index + 1} of the file`} header={header} body={body} />
                    <span className={styles.fine}>
                      On {brands.join(', ')}, pages {routes.join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <h3>Try a new banner</h3>
            <BannerPreview />
          </Stack>
        </section>
        <section aria-labelledby="flags">
          <Stack gap={4}>
            <h2 id="flags">Feature flags</h2>
            <p className={styles.text}>{changedWhere(source)}</p>
            <p className={styles.text}>{previewText(hasPreviews)}</p>
            {unknown.length === 0 ? null : (
              <Notice tone="caution" live={false}>
                The product does not know: {unknown.join(', ')}. They change nothing.
              </Notice>
            )}
            <FlagsTable flags={flags} hasPreviews={hasPreviews} />
          </Stack>
        </section>
        <section aria-labelledby="changes">
          <Stack gap={4}>
            <h2 id="changes">What changed</h2>
            <p className={styles.text}>
              Changes of flags and of the file’s banners as they were seen here, within a minute. Banners that
              are written here keep their versions. {changedBy(source)}
            </p>
            <FlagChanges changes={changes} />
          </Stack>
        </section>
      </Stack>
    </AdminLayout>
  );
};
