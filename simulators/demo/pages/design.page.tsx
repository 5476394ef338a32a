import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { ButtonsPart } from '../ui/design/buttons-part.tsx';
import { ChoicesPart } from '../ui/design/choices-part.tsx';
import { DataPart } from '../ui/design/data-part.tsx';
import { FieldsPart } from '../ui/design/fields-part.tsx';
import { OverlaysPart } from '../ui/design/overlays-part.tsx';
import { SurfacesPart } from '../ui/design/surfaces-part.tsx';
import { TabsPart } from '../ui/design/tabs-part.tsx';
import { TokensPart } from '../ui/design/tokens-part.tsx';

/** Every component of client/ui in every state, for developing and reviewing pages. Not in production. */
export const Page = () => (
  <AdminLayout links={adminLinks} account={<StaffAccount />}>
    <Stack gap={10}>
      <PageHeading
        title="Design system"
        lead="Every token and component in every state. Nothing here is saved or sent."
      />
      <TokensPart />
      <ButtonsPart />
      <FieldsPart />
      <ChoicesPart />
      <SurfacesPart />
      <DataPart />
      <TabsPart />
      <OverlaysPart />
    </Stack>
  </AdminLayout>
);
