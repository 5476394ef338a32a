import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { stateName } from '#kernel/us-states.ts';
import { decisionSteps, notClaimed, parties, reviewSteps } from '../data/about.ts';
import { stateTiles } from '../data/state-tiles.ts';
import { ChecklistPicture } from '../pictures/checklist-picture.tsx';
import { StatesMap } from '../pictures/states-map.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { RichText } from '../ui/rich-text.tsx';
import side from '../ui/side-by-side.module.css';
import { TitledList } from '../ui/titled-list.tsx';
import { AboutUsPageDocument } from './about-us.generated.ts';
import styles from './about-us.module.css';

export const data = pageData(AboutUsPageDocument, () => ({}));

/** The states where prescriptions are written, as a map and as text. */
const Served = ({ served }: { readonly served: readonly string[] }) => {
  const others = stateTiles.filter(([code]) => !served.includes(code)).map(([code]) => stateName(code));
  return (
    <Section tone="sand" aria-labelledby="states">
      <div className={side.pair}>
        <Stack gap={4}>
          <h2 id="states">Where we prescribe</h2>
          <p>
            In {served.length} of {stateTiles.length} places: the 50 states and Washington, D.C. A clinician
            must be licensed in the state where you are, and the pharmacy in the state it ships to.
          </p>
          {others.length > 0 && (
            <p>
              <strong>Not yet:</strong> {others.join(', ')}. Products without a prescription ship there too.
            </p>
          )}
          <p>
            We ask for your state before you pay. A few states require a live call before a first
            prescription.
          </p>
        </Stack>
        <StatesMap served={served} />
      </div>
    </Section>
  );
};

export const Page = () => {
  const { checkoutPage } = usePageData(data);
  const link = useLink();
  return (
    <PublicPage current="/about-us">
      <PageHero
        crumbs={[{ label: 'About us', path: '/about-us' }]}
        title="Know who is behind your care"
        lead={`${brand.name} treats men for hair loss and sexual health problems, online. Before you say yes, we want you to know who decides, how they decide, what it costs and what can go wrong.`}
        picture={<ChecklistPicture />}
      />

      <Section aria-labelledby="who">
        <Stack gap={8}>
          <h2 id="who">Three organizations, each with its own job</h2>
          <ol className={styles.parties}>
            {parties.map(({ icon, name, role, does, never }) => (
              <li key={name}>
                <Disc className={styles.icon}>
                  <Icon name={icon} size={26} />
                </Disc>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p>{does}</p>
                <p className={styles.never}>{never}</p>
              </li>
            ))}
          </ol>
        </Stack>
      </Section>

      <TitledList
        tone="forest"
        id="decisions"
        heading="How a decision is made"
        className={styles.steps}
        items={decisionSteps}
      />

      <Section aria-labelledby="review">
        <div className={styles.review}>
          <Stack gap={3}>
            <h2 id="review">How our medical pages are reviewed</h2>
            <p>
              We name roles here, not people. The person in each role, with license numbers, is on file with{' '}
              {brand.medicalGroup}, and you see the name of your own clinician in your account. A page that
              has not been reviewed yet says so.
            </p>
          </Stack>
          <dl className={styles.roles}>
            {reviewSteps.map(({ role, text }) => (
              <div key={role}>
                <dt>{role}</dt>
                <dd>
                  <RichText>{text}</RichText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Served served={checkoutPage.servedStates} />

      <Section aria-labelledby="not-claimed">
        <Stack gap={8}>
          <h2 id="not-claimed">What we do not claim</h2>
          <ul className={styles.not}>
            {notClaimed.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <RichText>{text}</RichText>
                </p>
              </li>
            ))}
          </ul>
        </Stack>
      </Section>

      <Section tone="sand" aria-labelledby="contact">
        <div className={styles.contact}>
          <h2 id="contact">Talk to us</h2>
          <dl>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
              </dd>
            </div>
            <div>
              <dt>Call</dt>
              <dd>
                <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a>
                <br />
                {brand.supportHours}
              </dd>
            </div>
            <div>
              <dt>Ask about your treatment</dt>
              <dd>
                <a href={link('/messages')}>Message your clinician</a>, answered {brand.replyTime}
              </dd>
            </div>
            <div>
              <dt>Company</dt>
              <dd>{brand.legalEntity}</dd>
            </div>
          </dl>
        </div>
      </Section>
      <NextStep
        title="See for yourself"
        text="The quiz shows what may fit you, and why, before you tell us who you are."
        second={{ label: 'Read our articles', path: '/learn' }}
      />
    </PublicPage>
  );
};
