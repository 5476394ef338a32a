import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { DiscountCode } from './discount-code.tsx';
import { PriceTrouble } from './price-trouble.tsx';
import { Step } from './step.tsx';
import type { useCheckoutQuote } from './use-checkout-quote.ts';
import type { Draft } from './use-draft.ts';

interface DeliveryStepProps {
  readonly priced: ReturnType<typeof useCheckoutQuote>;
  readonly draft: Draft;
  readonly problem: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** How it is sent and the discount code: what changes the price besides the address. */
export const DeliveryStep = ({ priced, draft, problem, onChange }: DeliveryStepProps) => {
  const { shippingOptions, shippingMethod, isStale, failure, discountProblem, addressProblems } = priced;
  return (
    <Step number={3} title="Shipping and discounts" state="open">
      <Stack gap={5}>
        {addressProblems.map((message) => (
          <Notice key={message} tone="caution">
            {message}
          </Notice>
        ))}
        <DeliveryOptions
          options={shippingOptions}
          chosen={isStale ? draft.shippingMethod || shippingMethod : shippingMethod}
          error={problem('shippingMethod')}
          onChoose={(method) => onChange({ shippingMethod: method })}
        />
        <DiscountCode
          code={draft.discountCode}
          problem={problem('discountCode') ?? (isStale ? undefined : (discountProblem ?? undefined))}
          pending={isStale && failure === null}
          onApply={(discountCode) => onChange({ discountCode })}
        />
        {failure ? <PriceTrouble message={failure} onAgain={priced.askAgain} /> : null}
      </Stack>
    </Step>
  );
};
