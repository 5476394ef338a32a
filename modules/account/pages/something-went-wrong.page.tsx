import { ProblemPage, Reference } from '#client/errors/problem-page.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';

/** Shows only values in the format of our reference ids, because anyone can type any address. */
const reference = (given: string | undefined): string | null =>
  given && /^[A-Za-z0-9-]{1,64}$/.test(given) ? given : null;

/** Shown when a flow cannot continue. Support finds the error by `?reference=id`. */
export const Page = () => {
  const link = useLink();
  const id = reference(usePageContext().input.search.reference);
  return (
    <ProblemPage>
      <PageHeading
        title="Something went wrong"
        lead="This is our fault, not yours. What you entered is saved, and nothing is charged twice."
      />
      <Cluster gap={3}>
        <Button onClick={() => window.history.back()}>Go back and try again</Button>
        <LinkButton variant="secondary" href={link('/dashboard')}>
          Go to your dashboard
        </LinkButton>
      </Cluster>
      <p>
        Were you paying? Your <a href={link('/order-history')}>orders</a> shows whether it went through.
      </p>
      <p>
        If it happens again, write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> or
        call {brand.supportPhone}, {brand.supportHours}.
        <Reference id={id} />
      </p>
    </ProblemPage>
  );
};
