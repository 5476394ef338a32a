/** What a report of the email provider means for an address. */
export interface AddressReport {
  /**
   * `refused`: it cannot be delivered to. `complained`: the recipient called an email spam, or unsubscribed at the provider.
   * `restored`: the provider delivers to it again.
   */
  readonly kind: 'refused' | 'complained' | 'restored';
  /** In lower case. */
  readonly address: string;
  /** The provider's id of the email; null where the report is about none. */
  readonly providerId: string | null;
  /** The same for each repeat of the report. */
  readonly key: string;
  /** Without the address. */
  readonly reason: string;
  /** When it happened; null where the provider does not say. */
  readonly at: Date | null;
}

/** An address as `mail_address` has it. */
export const lower = (address: string): string => address.trim().toLowerCase();

/** A provider's time; null for none. */
export const timeIn = (written: string | null | undefined): Date | null => {
  const at = new Date(written ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
};
