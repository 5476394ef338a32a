interface CardSummary {
  readonly brand: string;
  readonly last4: string;
  /** `apple_pay`, `google_pay` or `link`; null for a card that was typed. */
  readonly wallet?: string | null;
  readonly expMonth: number;
  readonly expYear: number;
}

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const walletNames: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

const brandName = (brand: string): string =>
  brandNames[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

/** `Visa ending 4242`, and `Google Pay, Visa ending 4242` for a card of a wallet. */
export const cardLabel = ({
  brand,
  last4,
  wallet,
}: Pick<CardSummary, 'brand' | 'last4' | 'wallet'>): string => {
  const card = `${brandName(brand)} ending ${last4}`;
  return wallet ? `${walletNames[wallet] ?? wallet}, ${card}` : card;
};

/** `Expires 04/2030` */
export const cardExpiry = ({ expMonth, expYear }: Pick<CardSummary, 'expMonth' | 'expYear'>): string =>
  `Expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
