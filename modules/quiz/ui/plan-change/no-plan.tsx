import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';

/** Shown while nothing ships to the patient that could be changed. */
export const NoPlan = ({ title }: { readonly title: string }) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading title={title} />
      <EmptyState
        title="You have no plan to change"
        action={<LinkButton href={link(specialtyEntryPages.hairLoss)}>Find your treatment</LinkButton>}
      >
        You have no active plan, and nothing is charged. A few questions help you choose your first one.
      </EmptyState>
    </Stack>
  );
};
