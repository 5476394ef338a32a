import styles from './facts-menu.module.css';

interface FactsMenuProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

const Links = ({ sections }: FactsMenuProps) => (
  <ul className={styles.links}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);

/** Table of contents of a long page: collapsed on phones, beside the text on wide screens. */
export const FactsMenu = ({ sections }: FactsMenuProps) => (
  <>
    <nav aria-label="On this page" className={styles.folded}>
      <details>
        <summary>On this page</summary>
        <Links sections={sections} />
      </details>
    </nav>
    <nav aria-labelledby="facts-menu" className={styles.beside}>
      <p id="facts-menu" className={styles.title}>
        On this page
      </p>
      <Links sections={sections} />
    </nav>
  </>
);
