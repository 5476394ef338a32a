/**
 * An outside service does not answer, and nothing can continue without it. The API reports TEMPORARILY_UNAVAILABLE with
 * `forPerson`, one sentence for the person who is waiting.
 */
export class ServiceUnavailable extends Error {
  readonly forPerson: string;
  constructor(message: string, forPerson: string, options?: ErrorOptions) {
    super(message, options);
    this.forPerson = forPerson;
  }
}
