/** One line of the suggestions under a street field. */
export interface AddressSuggestion {
  /** The service's id for the place. */
  readonly id: string;
  /** Street and number, e.g. `48 Willow Street`. */
  readonly text: string;
  /** City and state, such as `Brooklyn, NY`. */
  readonly detail: string;
}

/** A complete address in the United States, as the forms accept it. */
export interface FoundAddress {
  readonly street: string;
  /** Apartment or suite; empty when the service knows none. */
  readonly unit: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Five digits. */
  readonly zipCode: string;
}

/** Completes addresses while they are typed. The service receives what is typed and nothing else. */
export interface AddressSearch {
  /** At most five; none when the service does not answer. */
  suggest(typed: string): Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; null when it is incomplete. */
  find(id: string): Promise<FoundAddress | null>;
  close(): void;
}
