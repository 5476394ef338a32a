import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { formatDate } from '#kernel/dates.ts';
import { RequestSteps } from './request-steps.tsx';

export interface ChosenProcedure {
  readonly title: string;
  readonly amount: number;
  readonly on: string;
}

/** The procedure, its day and the terms of the deposit, before it is paid. */
export const CheckDeposit = ({ title, amount, on }: ChosenProcedure) => {
  const link = useLink();
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Exit">
      <Stack gap={8}>
        <RequestSteps at="Check" />
        <PageHeading
          title="Check your reservation"
          lead="A deposit reserves the day. Whether the procedure is right for you is decided in the clinic, before anything is done."
        />
        <PriceSummary
          sections={[
            {
              title: 'Today',
              total: amount,
              note: 'It counts toward the price of the procedure, which the clinic tells you before it begins.',
              rows: [{ label: title, detail: formatDate(on), amount }],
            },
          ]}
        />
        <section aria-labelledby="deposit-terms">
          <Stack gap={4}>
            <h2 id="deposit-terms">The terms of the deposit</h2>
            <ul>
              <li>
                You can cancel in your account, in two clicks, until the end of the day before. All of it goes
                back to your card.
              </li>
              <li>“The day before” is in your time zone.</li>
              <li>
                If the procedure is moved to another day, you can cancel until the end of the day before the
                later of the two days.
              </li>
              <li>After that, the deposit is not refunded if you do not come.</li>
              <li>
                If the clinic cancels, or a clinician finds that the procedure is not right for you, all of it
                goes back.
              </li>
            </ul>
          </Stack>
        </section>
        <Cluster gap={4}>
          <LinkButton size="large" full="phone" href={link('/request/checkout')}>
            Go to the payment
          </LinkButton>
          <LinkButton variant="secondary" size="large" full="phone" href={link('/request/consultation')}>
            Change the procedure or day
          </LinkButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};
