import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { formatDate } from '#kernel/dates.ts';
import { ordinal } from '#kernel/ordinal.ts';
import { consentHash } from '#modules/account/ui.ts';
import { AcceptOfferDocument } from './accept-offer.generated.ts';
import type { OfferStartQuery } from './offer-start.generated.ts';

type Quote = NonNullable<OfferStartQuery['offerStart']['quote']>;

interface StartFormProps {
  readonly offerId: string;
  readonly quote: Quote;
  /** The shown quote has changed. */
  readonly onStale: () => Promise<void>;
}

const later = ({ cycles, everyDays }: Quote): string =>
  cycles > 1
    ? `Your first ${cycles} packages cost this much. From the ${ordinal(cycles + 1)} one on, every ${everyDays} days.`
    : `From the second package on, every ${everyDays} days.`;

/** The price today and later, where it ships and which card pays, then a box and a button. */
export const StartForm = ({ offerId, quote, onStale }: StartFormProps) => {
  const link = useLink();
  const accept = useMutation(AcceptOfferDocument);
  const [agreed, setAgreed] = useState(false);
  const { amount, laterAmount, on, isToday, shipsTo, card, consentText, consentVersion, productNames } =
    quote;
  const send = async (): Promise<void> => {
    const shownHash = consentHash(consentText);
    const done = await accept.run({ input: { offerId, agreed, consentVersion, shownHash } });
    if (done?.ok) return refreshPage();
    if (done?.failure.code !== 'CONFLICT') return;
    setAgreed(false);
    await onStale();
  };
  const failure = accept.failure?.fields.some(({ field }) => field === 'agreed') ? null : accept.failure;
  return (
    <ScriptedForm noValidate onSend={send}>
      <Stack gap={5}>
        <PriceSummary
          sections={[
            {
              title: isToday ? 'Today' : formatDate(on),
              total: amount,
              rows: [{ label: productNames.join(', '), detail: `To ${shipsTo}`, amount, was: laterAmount }],
              note: isToday
                ? `${card} is charged when you start.`
                : `${card} is charged then, and nothing today.`,
            },
            { title: 'Later', total: laterAmount, note: later(quote) },
          ]}
          footnote="Shipping and sales tax are included. You can cancel online at any time."
        />
        <p>
          <a href={link('/account/info')}>Change the address or the card</a>
        </p>
        <CheckboxField
          name="agreed"
          label={consentText}
          checked={agreed}
          onChange={setAgreed}
          error={accept.problem('agreed')}
        />
        {failure ? (
          <Notice tone="caution" title="Nothing was started">
            {failure.message}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" size="large" full="phone" pending={accept.pending} pendingLabel="One moment">
            Start again
          </Button>
        </div>
      </Stack>
    </ScriptedForm>
  );
};
