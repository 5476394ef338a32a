import { PublicPage } from '#client/layout/public-page.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading } from '#client/ui/layout.tsx';

/** Replaces the video service that VIDEO_ROOM_URL names: patient and clinician both arrive here. */
export const Page = () => (
  <PublicPage>
    <PageHeading
      title="Demo video room"
      lead="In production, the video service of the setting VIDEO_ROOM_URL opens here, with a room of its own for each call."
    />
    <EmptyState title="Nobody is really here">
      Go back to the case and record the outcome of the call, or to your visit to see what happens next.
    </EmptyState>
  </PublicPage>
);
