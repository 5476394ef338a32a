import { useLink } from '#client/layout/links.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { brand } from '#config/brand.ts';
import styles from './starting-points.module.css';

const points: readonly (readonly [label: string, path: string])[] = [
  ['All treatments', '/our-products'],
  ['Hair loss', '/hair-loss'],
  ['Erectile dysfunction', '/condition/ed'],
  ['Premature ejaculation', '/condition/pe'],
  ['Articles', '/learn'],
  ['Questions and answers', '/faq'],
];

/** Where else to look: before a search, or when it found nothing. */
export const StartingPoints = ({ query }: { readonly query: string }) => {
  const link = useLink();
  return (
    <section aria-label="Where to start" className={styles.start}>
      {query ? (
        <EmptyState title={`Nothing found for “${query}”`}>
          <p>
            Try another word or fewer words, pick a topic below, or write to{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
          </p>
        </EmptyState>
      ) : (
        <h2 className={styles.title}>Or start here</h2>
      )}
      <ul className={styles.points}>
        {points.map(([label, path]) => (
          <li key={path}>
            <a href={link(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
