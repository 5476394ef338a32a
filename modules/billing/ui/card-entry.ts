import type { CardFieldConfig } from '#client/payments/card-field-config.ts';

interface CardEntry {
  readonly kind: string;
  readonly frameUrl: string | null;
  readonly publishableKey: string | null;
}

/** The API's data in the form that the card form needs. Throws when it names neither form: an internal error. */
export const cardFieldConfig = ({ kind, frameUrl, publishableKey }: CardEntry): CardFieldConfig => {
  if (kind === 'demo' && frameUrl) return { kind, frameUrl };
  if (kind === 'stripe' && publishableKey) return { kind, publishableKey };
  throw new Error(`No card form for "${kind}".`);
};
