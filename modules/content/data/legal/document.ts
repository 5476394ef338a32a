export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** One legal text. Its version is what consents are recorded with: raise it with every change of meaning. */
export interface LegalDocument {
  /** Last part of its address: `/legal/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly version: string;
  /** From this day, `YYYY-MM-DD`. */
  readonly effective: string;
  readonly sections: readonly LegalSection[];
}
