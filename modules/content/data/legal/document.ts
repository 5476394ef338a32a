export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** One legal text. Consents are recorded with its version: raise it with every change of meaning. */
export interface LegalDocument {
  /** Last part of its address: `/legal/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly version: string;
  /** Effective date, `YYYY-MM-DD`. */
  readonly effective: string;
  readonly sections: readonly LegalSection[];
}
