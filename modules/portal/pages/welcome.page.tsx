import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import columns from '#client/ui/columns.module.css';
import { Disc } from '#client/ui/disc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { SafetyNote } from '#modules/catalogue/ui.ts';
import { nextRefill } from '../ui/next-refill.ts';
import { WelcomePageDocument } from './welcome.generated.ts';
import styles from './welcome.module.css';

export const data = pageData(WelcomePageDocument, ({ params }) => ({ slug: params.product ?? '' }));

/** Instructions to read once a product is on its way: how to use it, what to expect, what to watch for. */
export const Page = () => {
  const { welcomePage: page, currentUser } = usePageData(data);
  const { urlPathname } = usePageContext();
  const link = useLink();
  const loginAddress = useLoginAddress();
  if (!page)
    return (
      <PublicPage>
        <EmptyState title="We could not find this product" />
      </PublicPage>
    );
  const [drugType = ''] = page.drugTypes;
  return (
    <PublicPage>
      <Section space="small">
        <Stack gap={12}>
          <div className={styles.top}>
            <PageHeading
              kicker="Getting started"
              title={`Welcome to ${page.name.toLowerCase()}`}
              lead="How to use it, what to expect and when, and what to watch for. If the label on your package says something different, follow the label."
            />
            <span className={styles.picture}>
              <ProductImage drugType={drugType} sizes="16rem" eager />
            </span>
          </div>
          <section aria-labelledby="steps">
            <Stack gap={5}>
              <h2 id="steps">How to use it</h2>
              <Grid as="ul" columns={3}>
                {page.howToUse.map((step, index) => (
                  <Card key={step} as="li">
                    <Stack gap={3}>
                      <Disc className={styles.number}>{index + 1}</Disc>
                      <p>
                        <span className="visually-hidden">Step {index + 1}: </span>
                        {step}
                      </p>
                    </Stack>
                  </Card>
                ))}
              </Grid>
            </Stack>
          </section>
          <div className={classNames(columns.columns, styles.columns)}>
            <section aria-labelledby="expect">
              <Stack gap={5}>
                <h2 id="expect">What to expect</h2>
                <Timeline
                  label="What to expect"
                  steps={page.timeline.map(({ title, text }) => ({ title, detail: text, state: 'next' }))}
                />
              </Stack>
            </section>
            <Card as="section" tone="tinted" padding="large" aria-labelledby="safety">
              <Stack gap={4}>
                <h2 id="safety">Stay safe</h2>
                <SafetyNote drugType={drugType} />
                <Prose>
                  <ul>
                    {page.safety.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </Prose>
                {page.facts ? <a href={link(`/drug-facts/${page.facts}`)}>Read all drug facts</a> : null}
              </Stack>
            </Card>
          </div>
          {page.getHelpNow ? (
            <Notice tone="danger" title="Get help now" live={false}>
              {page.getHelpNow}
            </Notice>
          ) : null}
          <section aria-labelledby="refill">
            <Stack gap={4}>
              <h2 id="refill">Your next refill</h2>
              <p>{nextRefill(currentUser, page.drugTypes)}</p>
              <Cluster gap={3}>
                {currentUser ? (
                  <>
                    <LinkButton href={link('/account')} variant="secondary">
                      Your plans
                    </LinkButton>
                    <LinkButton href={link('/messages')} variant="quiet">
                      Ask your care team
                    </LinkButton>
                  </>
                ) : (
                  <LinkButton href={loginAddress(urlPathname)} variant="secondary">
                    Sign in
                  </LinkButton>
                )}
              </Cluster>
            </Stack>
          </section>
        </Stack>
      </Section>
    </PublicPage>
  );
};
