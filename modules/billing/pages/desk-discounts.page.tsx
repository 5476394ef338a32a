import { lazy, Suspense, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { DiscountCard } from '../ui/desk-discounts/discount-card.tsx';
import { operatorLinks } from '../ui/desk-tasks/operator-links.ts';
import { DeskDiscountsPageDocument } from './desk-discounts.generated.ts';

export const data = pageData(DeskDiscountsPageDocument, () => ({}));

const CreateDiscountDialog = lazy(async () => ({
  default: (await import('../ui/desk-discounts/create-discount-dialog.tsx')).CreateDiscountDialog,
}));

/** Where operators create discounts, see what they cost and end them. */
export const Page = () => {
  const { discounts, waiting } = usePageData(data).deskDiscounts;
  const [isCreating, setCreating] = useState(false);
  const done = (): void => {
    setCreating(false);
    void refreshPage();
  };
  return (
    <AdminLayout links={operatorLinks(waiting)} current="/desk/discounts" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Discounts"
          lead="A discount cannot be changed. To change one, end it and create another. Patients keep the discounts they were promised."
        />
        <div>
          <Button onClick={() => setCreating(true)}>Make a discount</Button>
        </div>
        {discounts.length === 0 ? (
          <EmptyState title="There is no discount">
            A code lowers the price of the orders that it is entered for. One without a code applies by
            itself.
          </EmptyState>
        ) : (
          <Stack gap={5}>
            {discounts.map((discount) => (
              <DiscountCard key={discount.id} discount={discount} />
            ))}
          </Stack>
        )}
        <Suspense>
          {isCreating ? <CreateDiscountDialog onDone={done} onClose={() => setCreating(false)} /> : null}
        </Suspense>
      </Stack>
    </AdminLayout>
  );
};
