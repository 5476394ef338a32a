import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { BannerCard } from '../ui/banners/banner-card.tsx';
import { BannerForm } from '../ui/banners/banner-form.tsx';
import { DeskContentPageDocument } from './desk-content.generated.ts';

export const data = pageData(DeskContentPageDocument, () => ({}));

/** Banners at the top of pages: drafts, what is shown, and what was. */
export const Page = () => {
  const { banners } = usePageData(data).deskBanners;
  return (
    <AdminLayout links={adminLinks} current="/desk/content" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Banners"
          lead="A message at the top of pages. What you publish is shown to everybody within a minute; who wrote, published and ended it is recorded."
        />
        <section aria-labelledby="write">
          <Stack gap={4}>
            <h2 id="write">Write a banner</h2>
            <p>
              Saving it shows nothing yet. Visitors see one banner: the first of the outages file for their
              page, else what was published last.
            </p>
            <BannerForm />
          </Stack>
        </section>
        {banners.length === 0 ? (
          <EmptyState title="No banners">Drafts and published banners appear here.</EmptyState>
        ) : (
          <Stack gap={5}>
            {banners.map((banner) => (
              <BannerCard key={banner.id} banner={banner} />
            ))}
          </Stack>
        )}
      </Stack>
    </AdminLayout>
  );
};
