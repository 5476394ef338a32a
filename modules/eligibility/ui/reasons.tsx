import styles from './reasons.module.css';

export interface Finding {
  readonly ruleId: string;
  readonly outcome: string;
  readonly reason: string;
}

/** The reasons of the rules with the strongest outcome, each once. */
export const decisiveReasons = (
  findings: readonly Finding[],
  outcomes: readonly string[],
): readonly string[] => {
  const decisive = outcomes.find((outcome) => findings.some((finding) => finding.outcome === outcome));
  return [...new Set(findings.filter(({ outcome }) => outcome === decisive).map(({ reason }) => reason))];
};

/** The list of reasons, in the text of the rules. */
export const Reasons = ({ reasons }: { readonly reasons: readonly string[] }) =>
  reasons.length === 0 ? null : (
    <div className={styles.reasons}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
