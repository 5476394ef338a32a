/** One line of the list under a street field. */
export interface AddressSuggestion {
  /** The service's name for the place. */
  readonly id: string;
  /** Street and number, e.g. `48 Willow Street`. */
  readonly text: string;
  /** The rest, e.g. `Brooklyn, NY`. */
  readonly detail: string;
}

/** A whole address in the United States, as the forms take it. */
export interface FoundAddress {
  readonly street: string;
  /** Apartment or suite; empty where the service knows none. */
  readonly unit: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Five digits. */
  readonly zipCode: string;
}

/** Completes addresses while they are typed. Whoever stands behind it hears what is typed and nothing else. */
export interface AddressSearch {
  /** At most five; none when the service is silent. */
  suggest(typed: string): Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; null when it is not a whole one. */
  find(id: string): Promise<FoundAddress | null>;
  close(): void;
}
