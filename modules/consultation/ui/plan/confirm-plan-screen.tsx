import { useState } from 'react';
import { productNames } from '#client/data/product-names.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Grid, PageHeading, Stack } from '#client/ui/layout.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { textId } from '#client/ui/text-id.ts';
import { formatMoney } from '#kernel/money.ts';
import { planPriceSections } from '#modules/billing/ui.ts';
import { ClinicianIdentity, Signature } from '#modules/prescription/ui.ts';
import type { ConfirmPlanPageQuery } from '../../pages/confirm-plan.generated.ts';
import { AnswerPlan } from './answer-plan.tsx';
import styles from './confirm-plan-screen.module.css';
import { differenceLabel } from './plan-labels.ts';
import { PlanProducts } from './plan-products.tsx';
import { PlanWarning } from './plan-warning.tsx';
import { SpentLink } from './spent-link.tsx';
import { SsriDeclined } from './ssri-declined.tsx';

/** The plan that a clinician proposes, for the patient to accept or decline; `?link=` of a message names which. */
export const ConfirmPlanScreen = ({ user }: { readonly user: ConfirmPlanPageQuery['currentUser'] }) => {
  const link = useLink();
  const { care, planLink } = user ?? {};
  // A link opens the plan that it names, and never a later one.
  const visit = planLink ? planLink.visit : user?.visit;
  const proposal = visit?.proposal;
  const [declinedSsri, setDeclinedSsri] = useState(false);
  const warning = proposal?.ssriWarning;
  return (
    <AppLayout current="/confirm-plan" unreadMessages={care?.unreadMessages}>
      {declinedSsri ? (
        <SsriDeclined />
      ) : visit && proposal ? (
        <Stack gap={10}>
          <PageHeading
            title={
              proposal.isFirstPlan ? 'Your clinician proposes a plan' : 'Your clinician suggests a change'
            }
            lead="Nothing is charged and nothing ships until you accept."
          />
          <Stack gap={5}>
            <blockquote className={styles.reason}>
              <p>{proposal.reason}</p>
              <Signature name={proposal.clinician.signatureName} />
            </blockquote>
            <ClinicianIdentity clinician={proposal.clinician} />
          </Stack>
          <Grid gap={5} columns={2}>
            <Card as="section" aria-labelledby="suggested" className={styles.suggested}>
              <Stack gap={4}>
                <h2 id="suggested">Suggested</h2>
                <PlanProducts products={proposal.proposed} />
                <PriceSummary sections={planPriceSections(proposal.price)} label="What this plan costs" />
              </Stack>
            </Card>
            {proposal.isFirstPlan ? null : (
              <Card as="section" tone="tinted" aria-labelledby="requested" className={styles.requested}>
                <Stack gap={4}>
                  <h2 id="requested">{proposal.chargedNow ? 'You asked for' : 'What you have'}</h2>
                  <PlanProducts products={proposal.requested} />
                  <p className={styles.total}>
                    <span>{proposal.chargedNow ? 'Would have been' : 'With your next refill'}</span>
                    <span className="tabular">{formatMoney(proposal.requestedAmount)}</span>
                  </p>
                </Stack>
              </Card>
            )}
          </Grid>
          <dl className={styles.facts}>
            {proposal.isFirstPlan ? null : (
              <div>
                <dt>Price</dt>
                <dd>
                  {differenceLabel(proposal.price.amount, proposal.requestedAmount, proposal.chargedNow)}.
                </dd>
              </div>
            )}
            <div>
              <dt>First shipment</dt>
              <dd>
                {proposal.chargedNow
                  ? 'Goes to the pharmacy once you accept. Most orders ship within 2 business days.'
                  : 'With your next refill, in a week at the earliest. Nothing is charged today, and we remind you 7 days before. You can see and change the date in your account.'}
              </dd>
            </div>
            <div>
              <dt>Please answer by</dt>
              <dd>
                <DateText date={proposal.expiresAt} />. After that the suggestion ends and nothing is charged.
              </dd>
            </div>
          </dl>
          {warning && !warning.isAccepted ? (
            <PlanWarning
              consultationId={visit.consultationId}
              warning={warning}
              onDeclined={() => {
                setDeclinedSsri(true);
                window.scrollTo(0, 0);
              }}
            />
          ) : (
            <AnswerPlan
              consultationId={visit.consultationId}
              proposalId={proposal.id}
              amount={proposal.price.amount}
              chargedNow={proposal.chargedNow}
              consentText={proposal.consentText}
              texts={proposal.textsToRead.map(({ ruleId, drugTypes, text }) => ({
                id: textId.of(ruleId),
                title: productNames(proposal.proposed, drugTypes),
                text,
              }))}
            />
          )}
        </Stack>
      ) : planLink ? (
        <SpentLink state={planLink.state} />
      ) : (
        <Stack gap={8}>
          <PageHeading title="Confirm your plan" />
          <EmptyState
            title="There is nothing to confirm"
            action={
              <LinkButton href={link(visit ? '/treatment-plan' : '/dashboard')}>
                {visit ? 'See your treatment' : 'Go to your dashboard'}
              </LinkButton>
            }
          >
            When your clinician suggests a different treatment than you asked for, it appears here for you to
            accept or decline.
          </EmptyState>
        </Stack>
      )}
    </AppLayout>
  );
};
