import { joinWithAnd } from '#kernel/join-with-and.ts';
import { formatMoney } from '#kernel/money.ts';
import { chargeText, laterText, shippingOf, taxNote } from '../checkout/consent-text.ts';
import { creditOf } from '../checkout/credit-line.ts';
import { creditSentence } from '../checkout/credit-sentence.ts';
import { paidForProduct } from '../checkout/invoice-line.ts';
import type { PlanCharge, PlanPrice } from './plan-price.ts';

const nothing = { lines: [], total: 0 };

const refillText = ({ products, firstAmount, amount, laterSteps, cycleInDays }: PlanCharge): string => {
  const names = joinWithAnd(products.map(({ displayedName }) => displayedName));
  const later =
    amount === firstAmount
      ? `again every ${cycleInDays} days`
      : `then ${formatMoney(amount)} every ${cycleInDays} days from the refill after that`;
  return `${formatMoney(firstAmount)} for ${names}: first with my next refill, ${later}${laterText(laterSteps, cycleInDays, 'refill')}`;
};

/** What comes once, and with no refill. */
const onceTexts = ({ onApproval, charges, fee }: PlanPrice): readonly string[] => {
  const repeated = charges.flatMap(({ products }) => products.map(({ id }) => id));
  const bought = onApproval.lines.filter(
    ({ kind, productId }) => kind === 'product' && productId !== null && !repeated.includes(productId),
  );
  return [
    ...bought.map(
      ({ description, productId }) =>
        `${formatMoney(paidForProduct(onApproval.lines, productId ?? 0))} once for ${description}`,
    ),
    ...(fee > 0 ? [`${formatMoney(fee)} once for the visit`] : []),
  ];
};

const onAcceptance = (price: PlanPrice): string => {
  const { lines, total } = price.onApproval;
  const repeated = price.charges.map((charge) => chargeText(charge, 'when I accept'));
  const charges = [...repeated, ...onceTexts(price)].join('; ');
  const shipping = shippingOf({ today: nothing, onApproval: price.onApproval });
  const until = repeated.length > 0 ? ' until I cancel' : '';
  const credit = creditOf(lines);
  const now = credit > 0 ? `My credit of ${formatMoney(credit)} is taken off, so I` : 'I';
  return `I agree that my saved card is charged${until}: ${charges}${shipping}. ${now} am charged ${formatMoney(total)} when I accept.`;
};

const withRefill = ({ charges }: PlanPrice): string =>
  `It takes the place of what I have, and nothing is charged now. I agree that my saved card is charged until I cancel: ${charges.map(refillText).join('; ')}.`;

/**
 * What the patient agrees to who accepts a plan, in sentences: what is charged when they accept or with the next refill, what
 * credit does to it, and each later price. The same names and amounts as at checkout.
 */
export const planAgreement = (price: PlanPrice): string => {
  const charged = price.isWithRefill ? withRefill(price) : onAcceptance(price);
  const tax = taxNote({ today: nothing, onApproval: price.onApproval });
  return `${charged}${creditSentence(price.creditLeft)} I am reminded 7 days before each later charge.${tax} I can cancel online at any time, at once and free of charge.`;
};
