import { useLink } from '#client/layout/links.tsx';
import styles from './hit-list.module.css';

export interface Hit {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  /** The key risk of a prescription product. */
  readonly risk?: string | null;
}

/** The results of one kind; nothing where there are none. */
export const HitList = ({ title, hits }: { readonly title: string; readonly hits: readonly Hit[] }) => {
  const link = useLink();
  if (hits.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {hits.map(({ path, title: name, excerpt, risk }) => (
          <li key={path} className={styles.hit}>
            <h3>
              <a href={link(path)}>{name}</a>
            </h3>
            <p>{excerpt}</p>
            {risk ? (
              <p className={styles.risk}>
                <strong>Important:</strong> {risk}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
