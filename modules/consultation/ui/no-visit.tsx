import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';

export interface NoVisitProps {
  readonly title: string;
  readonly lead: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly other?: { readonly label: string; readonly href: string };
  /** Offers to correct the submitted answers. */
  readonly onCorrect?: () => void;
}

/** A page of the visit that has nothing to do: says so, and links to the next page. */
export const NoVisit = ({ title, lead, action, other, onCorrect }: NoVisitProps) => {
  const link = useLink();
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <PageHeading title={title} lead={lead} />
      <Cluster gap={4}>
        <LinkButton full="phone" href={link(action.href)}>
          {action.label}
        </LinkButton>
        {other ? (
          <LinkButton variant="secondary" full="phone" href={link(other.href)}>
            {other.label}
          </LinkButton>
        ) : null}
        {onCorrect ? (
          <Button variant="quiet" full="phone" onClick={onCorrect}>
            Correct an answer
          </Button>
        ) : null}
      </Cluster>
    </FlowLayout>
  );
};

/** Without a visit, the link goes to the quiz, which leads to checkout. */
export const noVisit: NoVisitProps = {
  title: 'You have no visit open',
  lead: 'A visit opens when you check out with a prescription treatment. The quiz takes about two minutes and shows your recommended plan.',
  action: { label: 'Take the quiz', href: specialtyEntryPages.hairLoss },
  other: { label: 'Go to your dashboard', href: '/dashboard' },
};
