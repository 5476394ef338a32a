import { useLink } from '#client/layout/links.tsx';
import { shopEntries } from '#config/shop-entries.ts';
import styles from './condition-links.module.css';
import { type Condition, conditionNames, conditions } from './conditions.ts';

/** The shop by condition: links, so that it works without scripts and each can be shared. */
export const ConditionLinks = ({ current }: { readonly current: Condition | null }) => {
  const link = useLink();
  return (
    <nav aria-label="Treatments by condition" className={styles.links}>
      <a href={link('/our-products')} aria-current={current === null ? 'page' : undefined}>
        All
      </a>
      {conditionNames.map((name) => (
        <a
          key={name}
          href={link(`/our-products?for=${name}`)}
          aria-current={current === name ? 'page' : undefined}
        >
          {conditions[name].label}
        </a>
      ))}
      <a href={link(shopEntries.products)}>Without a prescription</a>
      <a href={link('/search')}>Search</a>
    </nav>
  );
};
