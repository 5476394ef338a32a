import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';

export interface ElsewhereProps {
  /** Of the page. */
  readonly title: string;
  readonly what: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** A page of the request that needs something from another one first, with the way there. */
export const Elsewhere = ({ title, what, text, label, href }: ElsewhereProps) => {
  const link = useLink();
  return (
    <FlowLayout exitPath="/" exitLabel="Exit">
      <Stack gap={8}>
        <PageHeading title={title} />
        <EmptyState title={what} action={<LinkButton href={link(href)}>{label}</LinkButton>}>
          {text}
        </EmptyState>
      </Stack>
    </FlowLayout>
  );
};

/** Before anything was chosen. */
export const NoTopic = ({ title }: { readonly title: string }) => (
  <Elsewhere
    title={title}
    what="What is it about?"
    text="Tell us what you would like to ask a clinician about. It takes a minute."
    label="Start here"
    href={specialtyEntryPages.clinicianFirst}
  />
);
