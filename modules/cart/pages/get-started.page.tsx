import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';
import styles from './get-started.module.css';

const ways = [
  {
    id: 'hair',
    title: 'Hair loss',
    badge: 'Online visit',
    drugTypes: ['finasteride', 'minoxidil_foam'],
    words:
      'Answer a few questions to see your recommended plan. A clinician decides whether to prescribe, and prescriptions are charged only after approval.',
    path: specialtyEntryPages.hairLoss,
    label: 'Find your treatment',
  },
  {
    id: 'sexual-health',
    title: 'Sexual health',
    badge: 'Online visit',
    drugTypes: ['sildenafil', 'tadalafil'],
    words:
      'For trouble with erections, or finishing too soon. Answer a few questions to see which treatment may be right for you. A clinician decides whether to prescribe, and prescriptions are charged only after approval. Erectile dysfunction tablets are never safe with nitrates or poppers.',
    path: specialtyEntryPages.sexualHealth,
    label: 'Start with a few questions',
  },
  {
    id: 'products',
    title: 'Just products',
    badge: 'No prescription',
    drugTypes: ['thickening_shampoo', 'pomade'],
    words:
      'Minoxidil for the scalp, hair care and a supplement. There are no medical questions. Just order, and we ship.',
    path: specialtyEntryPages.products,
    label: 'Choose products',
  },
] as const;

/** Entries of the other flows (S2.37), for visitors who know where to continue. */
const others = [
  { label: 'Start a visit for hair loss right away', path: entryPages.normal },
  { label: 'See which hair treatment may be right for you', path: '/recommendation-quiz-1/intro' },
  { label: 'Answer a few questions to find hair products', path: entryPages.ecommerce },
  { label: 'Continue with saved answers', path: '/start/returning-user' },
  { label: 'Renew your prescription', path: entryPages.refill },
  { label: 'You moved to another state', path: entryPages['refill out of state'] },
] as const;

/** Entry page for visitors who have not decided yet: each choice leads to its own flow. */
export const Page = () => {
  const link = useLink();
  const loginAddress = useLoginAddress();
  return (
    <PublicPage hideStart>
      <Section space="small">
        <Stack gap={10}>
          <PageHeading
            title="Where would you like to start?"
            lead="Choose what you would like help with. You can stop and come back at any time."
          />
          <Grid as="ul" columns={3}>
            {ways.map(({ id, title, badge, drugTypes, words, path, label }) => (
              <Card key={id} as="li" padding="large" className={styles.way} aria-labelledby={id}>
                <div className={styles.pictures}>
                  {drugTypes.map((drugType) => (
                    <span key={drugType}>
                      <ProductImage drugType={drugType} />
                    </span>
                  ))}
                </div>
                <div>
                  <Badge tone={badge === 'Online visit' ? 'rx' : 'neutral'}>{badge}</Badge>
                </div>
                <h2 id={id}>{title}</h2>
                <p>{words}</p>
                <div className={styles.go}>
                  <LinkButton full href={link(path)}>
                    {label}
                  </LinkButton>
                </div>
              </Card>
            ))}
          </Grid>
          <Stack gap={4}>
            <h2>Or go straight to</h2>
            <ul className={styles.others}>
              {others.map(({ label, path }) => (
                <li key={path}>
                  <a href={link(path)}>{label}</a>
                </li>
              ))}
            </ul>
          </Stack>
          <p>
            Been here before? <a href={loginAddress('/dashboard')}>Sign in</a> and pick up where you left off.
          </p>
        </Stack>
      </Section>
    </PublicPage>
  );
};
