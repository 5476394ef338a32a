import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { HistoryTable } from '../ui/desk/history-table.tsx';
import { ListingForm } from '../ui/desk/listing-form.tsx';
import { drugClassLabels, listingName, serviceLineLabels } from '../ui/desk/listing-labels.ts';
import { ListingValues } from '../ui/desk/listing-values.tsx';
import { DeskListingPageDocument } from './desk-listing.generated.ts';

export const data = pageData(DeskListingPageDocument, ({ params }) => ({ id: params.listing ?? '' }));

export const Page = () => {
  const { deskListing: listing } = usePageData(data);
  const [editing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    // The focused button disappears with the form.
    document.getElementById('page-title')?.focus();
  };
  return (
    <AdminLayout links={adminLinks} current="/desk/catalogue" account={<StaffAccount />}>
      <Stack gap={6}>
        <Stack gap={2}>
          <nav aria-label="Breadcrumb">
            <a href="/desk/catalogue">All products</a>
          </nav>
          <Cluster gap={4} spread>
            <h1 id="page-title" tabIndex={-1}>
              {listingName(listing)}
            </h1>
            {listing.mayChange && !editing ? <Button onClick={() => setEditing(true)}>Change</Button> : null}
          </Cluster>
          <Cluster gap={2}>
            {listing.needsPrescription ? <Badge tone="rx">Rx only</Badge> : null}
            {listing.isChanged ? <Badge tone="accent">Changed by operators</Badge> : null}
            <span>
              {serviceLineLabels(listing.serviceLine)} · {drugClassLabels(listing.drugClass)} ·{' '}
              <code>{listing.drugType}</code>
            </span>
          </Cluster>
        </Stack>
        {listing.mayChange ? null : (
          <Notice tone="info" live={false}>
            You can look at prices and words here. Operators change them.
          </Notice>
        )}
        {editing ? <ListingForm listing={listing} onClose={close} /> : <ListingValues listing={listing} />}
        <HistoryTable listing={listing} />
      </Stack>
    </AdminLayout>
  );
};
