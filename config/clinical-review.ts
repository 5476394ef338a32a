/** Who reviewed the clinical texts. */
export interface ClinicalReviewer {
  /** With the degree. */
  readonly name: string;
  /** State and number, as the board wrote them. */
  readonly license: string;
  /** Day of the review, `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * The licensed clinician who has reviewed the clinical texts: pages about drugs, products and conditions, rules and
 * questionnaires. Null until one has; until then every such text says that it is a draft.
 */
export const reviewedBy: ClinicalReviewer | null = null;
