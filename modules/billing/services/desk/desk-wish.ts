/** What an operator wants to see of a list, as it was given, and where the page begins. */
export interface DeskWish {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly after: string | null;
}
