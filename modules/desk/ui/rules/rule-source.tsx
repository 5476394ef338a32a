import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';
import styles from './rule-entry.module.css';

/** The clinical document's entry about a rule, and the labels, guidelines and papers behind it. */
export const RuleSource = ({ rule: { source, citation } }: { readonly rule: DeskRuleRowFragment }) => (
  <div>
    <h4>Source</h4>
    <p>
      {source.document}, {source.section}
      <span className={styles.citation}>{citation}</span>
    </p>
    <ul className={styles.sources}>
      {source.sources.map(({ title, about }) => (
        <li key={title}>
          <strong>{title}</strong>: {about}
        </li>
      ))}
      {source.sources.length === 0 ? <li>No label or guideline: this rule is our policy.</li> : null}
    </ul>
    <p>
      <span className={styles.soft}>Basis:</span> {source.basis}
    </p>
    {source.facts.length > 0 ? (
      <ul className={styles.sources}>
        {source.facts.map(({ id, text, mark }) => (
          <li key={id}>
            <strong>{id}</strong> {text} <span className={styles.soft}>{mark}</span>
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);
