import { lazy, Suspense, useEffect, useState } from 'react';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { Step } from './step.tsx';
import type { useCheckoutQuote } from './use-checkout-quote.ts';
import type { Draft } from './use-draft.ts';

// Loaded after the page: neither is needed for its first view.
const DiscountCode = lazy(async () => ({ default: (await import('./discount-code.tsx')).DiscountCode }));
const PriceTrouble = lazy(async () => ({ default: (await import('./price-trouble.tsx')).PriceTrouble }));

interface DeliveryStepProps {
  readonly priced: ReturnType<typeof useCheckoutQuote>;
  readonly draft: Draft;
  readonly problem: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Shipping method and discount code: what changes the price besides the address. */
export const DeliveryStep = ({ priced, draft, problem, onChange }: DeliveryStepProps) => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
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
        {isLoaded ? (
          <Suspense>
            <DiscountCode
              code={draft.discountCode}
              problem={problem('discountCode') ?? (isStale ? undefined : (discountProblem ?? undefined))}
              pending={isStale && failure === null}
              onApply={(discountCode) => onChange({ discountCode })}
            />
            {failure ? <PriceTrouble message={failure} onAgain={priced.askAgain} /> : null}
          </Suspense>
        ) : null}
      </Stack>
    </Step>
  );
};
