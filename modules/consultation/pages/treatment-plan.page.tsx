import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { CancelVisit } from '../ui/cancel-visit.tsx';
import { Trends } from '../ui/check-in/trend-plot.tsx';
import { ClinicianCard } from '../ui/treatments/clinician-card.tsx';
import { Corrections } from '../ui/treatments/corrections.tsx';
import { RefusalCard } from '../ui/treatments/refusal-card.tsx';
import { StoreProducts } from '../ui/treatments/store-products.tsx';
import { TreatmentCard } from '../ui/treatments/treatment-card.tsx';
import { TreatmentPlanPageDocument } from './treatment-plan.generated.ts';
import styles from './treatment-plan.module.css';

export const data = pageData(TreatmentPlanPageDocument, () => ({}));

const stepStates = { DONE: 'done', CURRENT: 'current', UPCOMING: 'next' } as const;

export const Page = () => {
  const user = usePageData(data).currentUser;
  const link = useLink();
  const care = user?.care;
  const treatments = [...(care?.treatments ?? [])].sort(
    (a, b) => Number(b.isActive && !b.isCanceled) - Number(a.isActive && !a.isCanceled),
  );
  const refusal = user?.visit?.refusal;
  const hasActive = treatments.some(({ isActive }) => isActive);
  const goesOn = treatments.some(({ isActive, isCanceled }) => isActive && !isCanceled);
  // Before approval, and while a decision is open, the page shows the status of the visit.
  const waiting = care && !hasActive && !refusal && care.timeline.length > 0;
  return (
    <AppLayout current="/treatment-plan" unreadMessages={care?.unreadMessages}>
      <Stack gap={10}>
        <PageHeading
          title="Your treatment"
          lead={
            goesOn
              ? 'What you take, how, and for how long it is prescribed.'
              : hasActive
                ? 'What you took from us, and how to take what you still have.'
                : waiting
                  ? care.headline
                  : undefined
          }
        />
        <Corrections corrections={user?.corrections ?? []} />
        {refusal ? <RefusalCard refusal={refusal} /> : null}
        {waiting ? (
          <section className={styles.waiting} aria-label="Where your visit stands">
            <p>{care.detail}</p>
            {care.action ? (
              <div>
                <LinkButton href={link(care.action.href)}>{care.action.label}</LinkButton>
              </div>
            ) : null}
            <Timeline
              label="Your visit"
              steps={care.timeline.map((step) => ({
                title: step.label,
                detail: step.detail,
                date: step.at ?? undefined,
                state: stepStates[step.state],
              }))}
            />
          </section>
        ) : null}
        {care?.mayCancelVisit && user?.visit ? (
          <CancelVisit consultationId={user.visit.consultationId} />
        ) : null}
        {treatments.map((treatment) => (
          <TreatmentCard key={treatment.id} treatment={treatment} />
        ))}
        <Trends trends={user?.trends ?? []} />
        {treatments.length === 0 && !waiting && !refusal && !user?.activeSubscriptions.length ? (
          <EmptyState
            title="No treatment yet"
            action={<LinkButton href={link(specialtyEntryPages.hairLoss)}>Take the quiz</LinkButton>}
          >
            The quiz takes about two minutes. A clinician looks at every prescription before anything is
            charged.
          </EmptyState>
        ) : null}
        <StoreProducts subscriptions={user?.activeSubscriptions ?? []} />
        {care?.clinician ? (
          <ClinicianCard
            clinician={care.clinician}
            note={care.approvalNote}
            signature={care.approvalSignature}
          />
        ) : null}
        {treatments.length > 0 || user?.activeSubscriptions.length ? (
          <p className={styles.change}>
            Is it working? <a href={link('/progress-tracker')}>Compare your photos</a>.{' '}
            {goesOn ? (
              <>
                <a href={link('/consultation/titration')}>Change your dose</a>: more, less, or stop.{' '}
              </>
            ) : null}
            Want something else? <a href={link('/update-treatment/miniquiz')}>Compare your plan</a> with your
            current recommendation, <a href={link('/change-plan')}>choose another plan</a> or{' '}
            <a href={link('/update-plan')}>another size</a>,{' '}
            <a href={link('/auto-refill/preferences')}>move, pause or turn off your refills</a>, or{' '}
            <a href={link('/account/customer-service-request')}>cancel</a> at any time.
          </p>
        ) : null}
      </Stack>
    </AppLayout>
  );
};
