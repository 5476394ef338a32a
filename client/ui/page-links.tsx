import { LinkButton } from './button.tsx';
import { Cluster } from './layout.tsx';

export interface PageLinksProps {
  /** Address of the first page; null when it is shown. */
  readonly firstHref: string | null;
  readonly firstLabel: string;
  /** Address of the next page; null on the last. */
  readonly nextHref: string | null;
  readonly nextLabel: string;
}

/** Links below a list that has several pages; nothing for one page. */
export const PageLinks = ({ firstHref, firstLabel, nextHref, nextLabel }: PageLinksProps) =>
  firstHref === null && nextHref === null ? null : (
    <Cluster gap={3}>
      {firstHref === null ? null : (
        <LinkButton size="small" variant="quiet" href={firstHref}>
          {firstLabel}
        </LinkButton>
      )}
      {nextHref === null ? null : (
        <LinkButton size="small" variant="secondary" href={nextHref}>
          {nextLabel}
        </LinkButton>
      )}
    </Cluster>
  );
