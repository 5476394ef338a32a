import type { Cents } from '#kernel/money.ts';

export const shippingMethodNames = ['standard', 'express'] as const;

export type ShippingMethodName = (typeof shippingMethodNames)[number];

export interface ShippingMethod {
  readonly name: ShippingMethodName;
  readonly label: string;
  /** From the pharmacy to the door, in business days. */
  readonly businessDays: { readonly from: number; readonly to: number };
  /** Goes by air, where limits on dangerous goods apply. */
  readonly isFlown: boolean;
  /** Cents a parcel. */
  readonly price: Cents;
}

export type ShippingMethods = Readonly<Record<ShippingMethodName, ShippingMethod>>;

/** Cost of shipping a parcel, and its name on the invoice. */
export type ShippingCharge = Pick<ShippingMethod, 'label' | 'price'>;

/** Standard shipping is free. `expressPrice`: cents, the operator's setting. */
export const shippingMethodsAt = (expressPrice: Cents): ShippingMethods => ({
  standard: {
    name: 'standard',
    label: 'Standard shipping',
    businessDays: { from: 3, to: 5 },
    isFlown: false,
    price: 0,
  },
  express: {
    name: 'express',
    label: 'Express shipping',
    businessDays: { from: 1, to: 2 },
    isFlown: true,
    price: expressPrice,
  },
});

export const isShippingMethodName = (name: string): name is ShippingMethodName =>
  shippingMethodNames.some((one) => one === name);
