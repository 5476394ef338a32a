import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grid, PageHeading, Stack } from '#client/ui/layout.tsx';
import { renewalTakes } from '#config/durations.ts';
import { entryPages } from '#config/entry-pages.ts';
import { ExistingCustomerPageDocument } from './existing-customer.generated.ts';

export const data = pageData(ExistingCustomerPageDocument, () => ({}));

const ways = [
  {
    title: 'See your treatment',
    text: 'Your prescription, refills and what comes next.',
    href: '/treatment-plan',
    label: 'Open your treatment',
  },
  {
    title: 'Change it',
    text: 'For another strength, form or medicine, send a message. Your clinician knows your history.',
    href: '/messages',
    label: 'Write to your care team',
  },
  {
    title: 'Renew it',
    text: `A prescription is valid for a year. The renewal takes ${renewalTakes} and is free.`,
    href: entryPages.refill,
    label: 'Open your renewal',
  },
  {
    title: 'You moved to another state',
    text: 'Tell us where you live now, so that a clinician licensed there takes over.',
    href: entryPages['refill out of state'],
    label: 'Tell us about your move',
  },
] as const;

export const Page = () => {
  const link = useLink();
  const { currentUser } = usePageData(data);
  return (
    <FlowLayout
      width="regular"
      exitPath={currentUser ? '/dashboard' : '/'}
      exitLabel={currentUser ? 'Dashboard' : 'Home'}
    >
      <Stack gap={8}>
        <PageHeading
          title="You do not need a new visit"
          lead={
            currentUser
              ? 'You are already our patient, so you do not need to answer the questions again. Choose what you need below.'
              : 'If you are already our patient, you do not need to answer the questions again. Sign in to continue.'
          }
        />
        {currentUser ? null : (
          <div>
            <LinkButton size="large" full="phone" href={link('/dashboard')}>
              Sign in
            </LinkButton>
          </div>
        )}
        <Grid columns={2}>
          {ways.map(({ title, text, href, label }) => (
            <Card key={href} as="section" aria-label={title}>
              <Stack gap={3}>
                <h2>{title}</h2>
                <p>{text}</p>
                <p>
                  <a href={link(href)}>{label}</a>
                </p>
              </Stack>
            </Card>
          ))}
        </Grid>
        <p>
          Do you have questions? <a href={link('/faq')}>Read the answers to common questions</a>.
        </p>
      </Stack>
    </FlowLayout>
  );
};
