import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { brand } from '#config/brand.ts';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { formatMoney } from '#kernel/money.ts';
import { CheckList } from '../ui/check-list.tsx';
import { StartSteps } from '../ui/start-steps.tsx';
import { DoctorVisitPaymentPageDocument } from './doctor-visit-payment.generated.ts';

export const data = pageData(DoctorVisitPaymentPageDocument, () => ({}));

/** A fee other than 0 is charged at checkout, which shows it before asking for the card. */
const copy = (fee: number) =>
  fee === 0
    ? {
        title: 'Your doctor visit costs nothing',
        lead: 'There is nothing to pay, so we skip this step. You pay only for treatment, and only after a clinician approves it.',
      }
    : {
        title: `Your doctor visit costs ${formatMoney(fee)}`,
        lead: 'You pay it at checkout, when a clinician approves treatment. If treatment is not right for you, it is not charged, and anything paid is refunded in full.',
      };

export const Page = () => {
  const link = useLink();
  const { doctorVisitFee } = usePageData(data);
  return (
    <FlowLayout exitPath="/" exitLabel="Exit">
      <Stack gap={8}>
        <StartSteps at="Cost" />
        <PageHeading {...copy(doctorVisitFee)} />
        <PriceSummary
          sections={[
            {
              title: 'Today',
              total: 0,
              rows: [{ label: 'Card charged today', amount: 0 }],
            },
            {
              title: 'On approval',
              total: doctorVisitFee,
              note: 'Treatment is added at checkout, with its price.',
              rows: [{ label: 'Review by a licensed clinician', amount: doctorVisitFee }],
            },
          ]}
        />
        <CheckList
          items={[
            {
              id: 'review',
              text: `A clinician licensed in your state reads your answers and photos ${brand.replyTime}.`,
            },
            {
              id: 'messages',
              text: 'You can message the clinician for as long as your treatment lasts. Messages are free.',
            },
            {
              id: 'refund',
              text: 'If treatment is not right for you, you are charged nothing, and we tell you why.',
            },
          ]}
        />
        <Stack gap={4}>
          <h2>Next: choose your treatment</h2>
          <Cluster gap={4}>
            <LinkButton size="large" full="phone" href={link('/plan-selection')}>
              Choose a plan
            </LinkButton>
            <LinkButton
              variant="secondary"
              size="large"
              full="phone"
              href={link(specialtyEntryPages.hairLoss)}
            >
              See my recommended plan
            </LinkButton>
            <LinkButton
              variant="quiet"
              size="large"
              full="phone"
              href={link(specialtyEntryPages.clinicianFirst)}
            >
              Ask a clinician to propose one
            </LinkButton>
          </Cluster>
        </Stack>
      </Stack>
    </FlowLayout>
  );
};
