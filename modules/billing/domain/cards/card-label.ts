interface CardSummary {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const brandName = (brand: string): string =>
  brandNames[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

/** `Visa ending 4242` */
export const cardLabel = ({ brand, last4 }: Pick<CardSummary, 'brand' | 'last4'>): string =>
  `${brandName(brand)} ending ${last4}`;

/** `Expires 04/2030` */
export const cardExpiry = ({ expMonth, expYear }: Pick<CardSummary, 'expMonth' | 'expYear'>): string =>
  `Expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
