import { travelDays } from '#config/delivery-times.ts';
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

/** Their names in words. */
export const shippingLabels: Readonly<Record<ShippingMethodName, string>> = {
  standard: 'Standard shipping',
  express: 'Express shipping',
};

export type ShippingMethods = Readonly<Record<ShippingMethodName, ShippingMethod>>;

/** Cost of shipping a parcel, and its name on the invoice. */
export type ShippingCharge = Pick<ShippingMethod, 'label' | 'price'>;

/** Standard shipping is free. `expressPrice`: cents, the operator's setting. */
export const shippingMethodsAt = (expressPrice: Cents): ShippingMethods => ({
  standard: {
    name: 'standard',
    label: shippingLabels.standard,
    businessDays: travelDays.standard,
    isFlown: false,
    price: 0,
  },
  express: {
    name: 'express',
    label: shippingLabels.express,
    businessDays: travelDays.express,
    isFlown: true,
    price: expressPrice,
  },
});

export const isShippingMethodName = (name: string): name is ShippingMethodName =>
  shippingMethodNames.some((one) => one === name);
