import type { FieldName, FieldsOf } from './fields.ts';

const none = [] as const;
const cart = ['productId', 'productIds', 'cadence', 'value', 'specialties'] as const;
const cartChange = [
  'url',
  'productsAdded',
  'productsRemoved',
  'fromProducts',
  'toProducts',
  'fromSpecialty',
  'toSpecialty',
  'type',
] as const;
const quiz = ['step', 'steps'] as const;
const miniQuiz = ['step', 'steps', 'quizVariant'] as const;
const subscription = ['subscriptionId', 'cadence'] as const;
const purchase = ['orderId', 'purchaseAmount', 'value', 'specialties', 'invoices', 'productIds'] as const;

/** The events that a browser may send, with the fields that each may hold besides the common ones. */
export const browserEvents = {
  'add to cart': cart,
  'remove from cart': cart,
  'cart products changed': cartChange,
  'view in cart': cart,
  'added to cart from upsell': cart,
  'cart opened': cart,
  'cart closed': cart,
  'cart cleared': cart,
  'cart cadence changed': cart,
  'cart checkout clicked': cart,
  'product page viewed': cart,

  'quiz started': quiz,
  'quiz question viewed': quiz,
  'quiz question answered': quiz,
  'quiz went back': quiz,
  'quiz left': quiz,
  'quiz completed': quiz,

  'mini quiz started': miniQuiz,
  'mini quiz question viewed': miniQuiz,
  'mini quiz question answered': miniQuiz,
  'mini quiz went back': miniQuiz,
  'mini quiz completed': miniQuiz,
  'mini quiz results viewed': ['quizVariant', 'productIds'],
  'mini quiz retaken': miniQuiz,

  'micro quiz started': quiz,
  'micro quiz question answered': quiz,
  'micro quiz completed': quiz,

  'checkout viewed': cart,
  'checkout step completed': quiz,
  'purchase completed': purchase,

  'address modal opened': none,
  'address modal saved': none,
  'address modal closed': none,
  'address suggestion chosen': none,

  'auto-refill preferences viewed': subscription,
  'auto-refill date changed': subscription,

  'win-back offer viewed': subscription,
  'win-back offer accepted': subscription,
  'win-back offer declined': subscription,
  'subscription cancel started': subscription,

  'renewal started': quiz,
  'renewal step viewed': quiz,
  'renewal step completed': quiz,
  'renewal submitted': none,

  'outage banner viewed': none,
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;

export type BrowserEventName = keyof typeof browserEvents;

/** The fields of an event of this name besides the common ones. */
export type PayloadOf<Name extends BrowserEventName> = FieldsOf<(typeof browserEvents)[Name][number]>;
