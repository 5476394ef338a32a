/** The text a patient reads about a status: a short label and one or two sentences. Never an internal status name. */
export interface StatusLabels {
  readonly label: string;
  readonly detail: string;
}
