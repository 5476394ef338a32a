import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import { signedIn } from '#modules/account/ui.ts';
import type { AnnualAddressContentFragment } from '../ui/annual/annual-address.generated.ts';
import { ConfirmAddress } from '../ui/annual/confirm-address.tsx';
import { NothingShips } from '../ui/nothing-ships.tsx';
import { PlanCard } from '../ui/plan-card.tsx';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import type { RenewalOptionsContentFragment } from '../ui/renewal-options-content.generated.ts';
import { SendRenewal } from '../ui/send-renewal.tsx';
import {
  RenewalOptionsPageDocument,
  type RenewalOptionsPageQuery,
} from './subscription-options.generated.ts';

export const data = pageData(RenewalOptionsPageDocument, () => ({}));

type Renewal = NonNullable<RenewalOptionsPageQuery['currentUser']>['renewal'];
type Plan = RenewalOptionsContentFragment['plans'][number];

const noteOf = ({ everyDays, nextBillingDate, isChosen, after }: Plan): string => {
  const next = nextBillingDate ? ` Next charge planned for ${formatDate(nextBillingDate)}.` : '';
  return `Every ${everyDays} days.${next} ${isChosen ? after : 'Choose above how it continues.'}`;
};

const Prices = ({ plans }: { readonly plans: readonly Plan[] }) => (
  <PriceSummary
    label="What is charged after the renewal"
    sections={[
      { title: 'Today', total: 'Nothing', note: 'The review is free.' },
      ...plans.map((plan) => ({
        title: plan.names.join(' and '),
        total: plan.amount,
        note: noteOf(plan),
      })),
    ]}
    footnote="Only if a clinician renews your prescription. You can cancel online at any time, effective immediately and free of charge."
  />
);

const Unfinished = ({ steps }: { readonly steps: Renewal['unfinished'] }) => {
  const link = useLink();
  return (
    <Notice tone="caution" live={false} title="Something is missing">
      <ul>
        {steps.map(({ title, href }) => (
          <li key={href}>
            <a href={link(href)}>{title}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

/** What the patient has to do on this page before it can be sent, as a sentence; null when there is nothing. */
const firstOf = (
  address: AnnualAddressContentFragment | null,
  plans: readonly Plan[],
  isOpen: boolean,
): string | null => {
  if (isOpen) return 'You started to make a choice above. Press “Choose this” first, or choose another card.';
  const missing = [
    ...(address?.isConfirmed ? [] : ['confirm your address']),
    ...(plans.every(({ isChosen }) => isChosen) ? [] : ['choose how you would like to continue']),
  ];
  return missing.length > 0 ? `Please ${missing.join(' and ')} first.` : null;
};

interface OptionsProps {
  readonly options: RenewalOptionsContentFragment;
  readonly address: AnnualAddressContentFragment | null;
  readonly unfinished: Renewal['unfinished'];
  readonly intake: NonNullable<RenewalOptionsPageQuery['renewalIntake']>;
  readonly backPath: string;
}

const Options = ({ options, address, unfinished, intake, backPath }: OptionsProps) => {
  const link = useLink();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { plans, others, consentText } = options;
  const onOpen = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <FlowLayout exitPath={entryPages.refill} width="regular" back={<a href={link(backPath)}>Back</a>}>
      <Stack gap={8}>
        <PageHeading
          kicker="Renewal"
          title="Your plan from here"
          lead="Where packages go, and how your treatment continues. Nothing changes until a clinician renews your prescription, and any new price needs your agreement first."
        />
        {unfinished.length > 0 ? <Unfinished steps={unfinished} /> : null}
        <ConfirmAddress address={address} />
        {plans.length === 0 ? <NothingShips /> : null}
        {plans.map((plan) => (
          <PlanCard key={plan.subscriptionId} plan={plan} onOpen={onOpen} />
        ))}
        {others.length > 0 ? (
          <p>
            Continues as it is: {others.join('; ')}.{' '}
            <a href={link('/auto-refill/preferences')}>Change your refills</a>
          </p>
        ) : null}
        {plans.length > 0 ? <Prices plans={plans} /> : null}
        {unfinished.length === 0 ? (
          <SendRenewal {...intake} consentText={consentText} first={firstOf(address, plans, open.size > 0)} />
        ) : null}
      </Stack>
    </FlowLayout>
  );
};

/** Last step: the address, how subscriptions continue, their prices, a new agreement. It sends the renewal. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { renewal } = signedIn(currentUser);
  const { options, address, unfinished, photoViews } = renewal;
  if (!renewalIntake || !options) return <RenewalClosed renewal={renewal} />;
  return (
    <Options
      options={options}
      address={address ?? null}
      unfinished={unfinished}
      intake={renewalIntake}
      backPath={photoViews.length > 0 ? '/renewal/photos' : '/renewal/medical-history'}
    />
  );
};
