/**
 * Something that happened in a module, in the past tense, e.g. `consultation.approved`. The payload holds
 * ids and plain facts only: no health data, because events reach analytics and logs.
 */
export interface DomainEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;
}
