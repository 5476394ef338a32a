import { useLink } from '#client/layout/links.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { LAST_REVIEW, reviewRoles } from '../data/review.ts';
import type { Source } from '../data/source.ts';
import styles from './review-note.module.css';

/** Who wrote the page and when, and whose review is still pending; never claims a review that has not happened. */
export const Byline = ({ reviewed = LAST_REVIEW }: { readonly reviewed?: string }) => (
  <dl className={styles.byline}>
    <div>
      <dt>Written by</dt>
      <dd>{reviewRoles.writer}</dd>
    </div>
    <div>
      <dt>To be reviewed by</dt>
      <dd>{reviewRoles.reviewer}</dd>
    </div>
    <div>
      <dt>Text dated</dt>
      <dd>{formatDate(reviewed)}</dd>
    </div>
  </dl>
);

const SourceList = ({ sources }: { readonly sources: readonly Source[] }) => (
  <ol className={styles.sources}>
    {sources.map(({ text, href }) => (
      <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
    ))}
  </ol>
);

/** The end of a medical page: its review and its sources. */
export const ReviewNote = ({
  sources,
  reviewed,
}: {
  readonly sources: readonly Source[];
  readonly reviewed?: string;
}) => {
  const link = useLink();
  return (
    <Section tone="sand" aria-labelledby="sources">
      <div className={styles.foot}>
        <Stack gap={4}>
          <h2 id="sources">Sources and review</h2>
          <Byline {...(reviewed && { reviewed })} />
          <p className={styles.small}>
            This page is for information; it does not replace a visit.{' '}
            <a href={link('/about-us#review')}>How we review our pages</a>
          </p>
        </Stack>
        <SourceList sources={sources} />
      </div>
    </Section>
  );
};
