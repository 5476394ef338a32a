import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';
import type { DeskRuleSourceContentFragment } from './desk-rule-source-content.generated.ts';
import styles from './rule-entry.module.css';

interface SourceContentProps {
  readonly source: DeskRuleSourceContentFragment;
  /** Where the document is; only of the present version. */
  readonly citation?: string;
}

const SourceContent = ({ source, citation }: SourceContentProps) => (
  <>
    <p>
      {source.document}, {source.section}
      {citation ? <span className={styles.citation}>{citation}</span> : null}
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
  </>
);

/** The clinical document's entry about a rule, and the labels, guidelines and papers behind it. */
export const RuleSource = ({ rule: { source, citation } }: { readonly rule: DeskRuleRowFragment }) => (
  <div>
    <h4>Source</h4>
    <SourceContent source={source} citation={citation} />
  </div>
);

/** What the document said about the versions before this one, which earlier decisions name. */
export const EarlierVersions = ({ rule: { earlier, source } }: { readonly rule: DeskRuleRowFragment }) =>
  earlier.map((one) => (
    <div key={one.version}>
      <h4>Version {one.version}</h4>
      {JSON.stringify(one.source) === JSON.stringify(source) ? (
        <p>Same source as the current version.</p>
      ) : (
        <>
          <p>
            <span className={styles.soft}>Fired when:</span> {one.source.condition}
          </p>
          <SourceContent source={one.source} />
        </>
      )}
    </div>
  ));
