import { ProblemPage, Reference } from '#client/errors/problem-page.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { usePageContext } from './context.tsx';

/** Shown for an unknown address (404) and for an internal error (500). */
export const Page = () => {
  const { is404, isBroken, reference } = usePageContext();
  const link = useLink();
  return (
    <ProblemPage>
      {is404 && !isBroken ? (
        <PageHeading
          kicker="404"
          title="We could not find that page"
          lead="The address may be mistyped, or the page may have moved."
        />
      ) : (
        <PageHeading
          title="Something went wrong on our side"
          lead="Nothing you entered elsewhere is lost. Please try again in a moment."
        />
      )}
      <Cluster gap={3}>
        <LinkButton href={link('/')}>Go to the home page</LinkButton>
        <LinkButton variant="secondary" href={link('/faq')}>
          Questions and answers
        </LinkButton>
      </Cluster>
      <p>
        Or write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        <Reference id={reference} />
      </p>
    </ProblemPage>
  );
};
