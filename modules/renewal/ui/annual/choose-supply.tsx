import { useId, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { ChooseRenewalPlanDocument } from '../choose-renewal-plan.generated.ts';
import type { AnnualSupplyContentFragment } from './annual-supply.generated.ts';

type Supply = AnnualSupplyContentFragment;

const monthsOf = (days: number): number => Math.max(1, Math.round(days / 30));

const lengthOf = (days: number): string => {
  const months = monthsOf(days);
  return months === 1 ? '1 month' : `${months} months`;
};

/** Price and price per month, in the same words for every choice. */
const priceOf = (amount: number, days: number): string =>
  `${formatMoney(amount)} each time, ${formatMoney(Math.round(amount / monthsOf(days)))} per month`;

/** How much comes at a time: every choice of equal size, none chosen for the patient. */
export const ChooseSupply = ({ supply }: { readonly supply: Supply }) => {
  const title = useId();
  const choosing = useMutation(ChooseRenewalPlanDocument);
  const stored = supply.isChosen ? (supply.size === null ? 'keep' : String(supply.size)) : '';
  const [chosen, setChosen] = useState(stored);
  const { subscriptionId, names, everyDays, amount, nextBillingDate, sizes } = supply;
  const choose = async (value: string) => {
    setChosen(value);
    const wanted = value === 'keep' ? { kind: 'keep' } : { kind: 'size', everyDays: Number(value) };
    const saved = await choosing.run({ input: { subscriptionId, ...wanted } });
    if (saved && !saved.ok) setChosen(stored);
    await refreshPage();
  };
  const options = [
    {
      value: 'keep',
      label: `No change: ${lengthOf(everyDays)} at a time`,
      description: priceOf(amount, everyDays),
    },
    ...sizes.map((size) => ({
      value: String(size.everyDays),
      label: `${lengthOf(size.everyDays)} at a time`,
      description: priceOf(size.amount, size.everyDays),
    })),
  ];
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap={4}>
        <h2 id={title}>{names.join(' and ')}</h2>
        {sizes.length === 0 ? (
          <p>
            {lengthOf(everyDays)} at a time, {formatMoney(amount)}. It is not sold in larger packages.
          </p>
        ) : (
          <>
            <RadioCards
              name={`supply-${subscriptionId}`}
              label="How much should we ship at a time?"
              options={options}
              value={chosen}
              onChange={(value) => void choose(value)}
            />
            <p>
              Prices include shipping and tax.{' '}
              {nextBillingDate ? `Your next charge is planned for ${formatDate(nextBillingDate)}. ` : ''}If
              you choose a larger package, your clinician proposes it with your prescription, and it is
              charged only after you agree to it. You can go back to a smaller one at any time.
            </p>
          </>
        )}
        {choosing.failure ? <Notice tone="danger">{choosing.failure.message}</Notice> : null}
      </Stack>
    </Card>
  );
};
