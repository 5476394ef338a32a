import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import columns from '#client/ui/columns.module.css';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Timeline, type TimelineStep } from '#client/ui/timeline.tsx';
import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';
import { signedIn } from '#modules/account/ui.ts';
import { GetHelp } from '../ui/get-help.tsx';
import { StartButton } from '../ui/start-button.tsx';
import { RenewalPageDocument, type RenewalPageQuery } from './renewal.generated.ts';
import styles from './renewal.module.css';

export const data = pageData(RenewalPageDocument, () => ({}));

type Renewal = NonNullable<RenewalPageQuery['currentUser']>['renewal'];

const isFinished = ({ status }: Renewal['steps'][number]): boolean =>
  status === 'done' || status === 'skipped';

const linkLabel = ({ step, status }: Renewal['steps'][number]): string => {
  if (status === 'done') return 'Review it again';
  return step === 'photos' ? 'Add photos' : 'Continue';
};

const stepsOf = (steps: Renewal['steps'], link: (path: string) => string): TimelineStep[] => {
  const current = steps.findIndex((step) => !isFinished(step));
  return steps.map((step, index) => ({
    title: step.title,
    state: isFinished(step) ? 'done' : index === current ? 'current' : 'next',
    when: `${step.time} · ${step.statusLabel}`,
    detail: (
      <>
        {step.detail}{' '}
        {step.href ? (
          <a href={link(step.href)}>
            {linkLabel(step)}
            <span className="visually-hidden">: {step.title}</span>
          </a>
        ) : null}
      </>
    ),
  }));
};

const Actions = ({ status, due, href }: Pick<Renewal, 'status' | 'due' | 'href'>) => {
  const link = useLink();
  if (status === 'open') return <StartButton label="Start your renewal" />;
  if (status === 'in_progress')
    return (
      <LinkButton size="large" full="phone" href={link(href)}>
        Continue your renewal
      </LinkButton>
    );
  if (status === 'annual')
    return (
      <LinkButton size="large" full="phone" href={link(href)}>
        Go to your yearly check-in
      </LinkButton>
    );
  if (status === 'moved')
    return (
      <Cluster gap={4}>
        <LinkButton size="large" full="phone" href={link(href)}>
          Update where you live
        </LinkButton>
        <LinkButton variant="secondary" size="large" full="phone" href={link('/messages')}>
          Ask your care team
        </LinkButton>
      </Cluster>
    );
  if (status === 'denied')
    return (
      <Stack gap={4}>
        <LinkButton full="phone" href={link('/messages')}>
          Read your messages
        </LinkButton>
        {due ? (
          <>
            <p>Has something changed since then? You can ask for another review.</p>
            <StartButton label="Renew again" />
          </>
        ) : null}
      </Stack>
    );
  return (
    <Cluster gap={4}>
      <LinkButton full="phone" href={link('/dashboard')}>
        Back to your dashboard
      </LinkButton>
      {status === 'none' ? (
        <LinkButton variant="secondary" full="phone" href={link(specialtyEntryPages.hairLoss)}>
          Find your treatment
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" full="phone" href={link('/messages')}>
          Ask your care team
        </LinkButton>
      )}
    </Cluster>
  );
};

/** Why a renewal is due or when it will be, its steps, and what happens to refills until the decision. */
export const Page = () => {
  const { renewal } = signedIn(usePageData(data).currentUser);
  const { status, due, title, detail, reason, refills, treatments, steps, href } = renewal;
  const link = useLink();
  return (
    <AppLayout current={entryPages.refill}>
      <Stack gap={10}>
        <Stack gap={6}>
          <PageHeading kicker="Renewal" title={title} lead={detail} />
          {status === 'in_progress' && reason ? <p>{reason}</p> : null}
          {status === 'submitted' ? <GetHelp /> : null}
          <Actions status={status} due={due} href={href} />
        </Stack>
        <div
          className={classNames(columns.columns, styles.columns)}
          data-steps={steps.length > 0 || undefined}
        >
          {steps.length > 0 ? (
            <section className={columns.part} aria-labelledby="steps">
              <h2 id="steps">{status === 'submitted' ? 'Status' : 'What to expect'}</h2>
              <Timeline label="Steps of your renewal" steps={stepsOf(steps, link)} />
            </section>
          ) : null}
          <Stack gap={10}>
            {status === 'none' ? null : (
              <Card as="section" tone="tinted" aria-labelledby="refills">
                <Stack gap={3}>
                  <h2 id="refills">{steps.length > 0 ? 'Your refills in the meantime' : 'Your refills'}</h2>
                  <p>{refills}</p>
                </Stack>
              </Card>
            )}
            {treatments.length > 0 ? (
              <section className={columns.part} aria-labelledby="treatments">
                <h2 id="treatments">{steps.length > 0 ? 'What you renew' : 'What it is for'}</h2>
                <ul className={styles.treatments}>
                  {treatments.map(({ name }) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </section>
            ) : null}
          </Stack>
        </div>
      </Stack>
    </AppLayout>
  );
};
