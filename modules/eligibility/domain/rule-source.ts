/** What the entry in docs/clinical/ that a rule cites says, as plain text. */
export interface RuleSource {
  /** Title of the document. */
  readonly document: string;
  /** The heading under which the entry stands. */
  readonly section: string;
  readonly condition: string;
  /** The evidence, with the marks of certainty (docs/clinical/README.md#MARK-V). */
  readonly basis: string;
  /** The facts that the basis refers to by id. */
  readonly facts: readonly { readonly id: string; readonly text: string; readonly mark: string }[];
  /** The labels, guidelines and papers behind it; empty when it is our policy alone. */
  readonly sources: readonly { readonly title: string; readonly about: string }[];
}

/** The source of every version of every rule, by rule id and version. */
export type RuleSources = Readonly<Record<string, Readonly<Record<number, RuleSource>>>>;
