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
import { KEEP, lengthOf, sizeChoices } from '../size-choices.ts';
import type { AnnualSupplyContentFragment } from './annual-supply.generated.ts';

type Supply = AnnualSupplyContentFragment;

/** How much comes at a time: every choice of equal size, none chosen for the patient. */
export const ChooseSupply = ({ supply }: { readonly supply: Supply }) => {
  const title = useId();
  const choosing = useMutation(ChooseRenewalPlanDocument);
  const stored = supply.isChosen ? (supply.size === null ? KEEP : String(supply.size)) : '';
  const [chosen, setChosen] = useState(stored);
  const { subscriptionId, names, everyDays, amount, nextBillingDate, sizes } = supply;
  const choose = async (value: string) => {
    if (choosing.pending) return;
    setChosen(value);
    const wanted = value === KEEP ? { kind: 'keep' } : { kind: 'size', everyDays: Number(value) };
    const saved = await choosing.run({ input: { subscriptionId, ...wanted } });
    if (saved && !saved.ok) setChosen(stored);
    await refreshPage();
  };
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
              options={sizeChoices(supply)}
              equalHeight
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
