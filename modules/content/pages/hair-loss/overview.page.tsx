import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { NorwoodPicture } from '#client/pictures/norwood-picture.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, Grid, Section, Stack } from '#client/ui/layout.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { ComparisonTable } from '#modules/catalogue/ui.ts';
import { norwoodSteps } from '../../data/hair-loss.ts';
import { crownTreatments, hairTreatments } from '../../data/hair-treatments.ts';
import { pageTexts } from '../../data/page-texts.ts';
import { LAST_REVIEW } from '../../data/review.ts';
import { sources } from '../../data/source.ts';
import { FolliclePicture } from '../../pictures/follicle-picture.tsx';
import { FirstYear, InPerson, WhatWorks } from '../../ui/hair-loss-sections.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { ReviewNote } from '../../ui/review-note.tsx';
import side from '../../ui/side-by-side.module.css';
import { StageGrid } from '../../ui/stage-grid.tsx';
import { MedicalPageData } from '../../ui/structured-data.tsx';
import { HairLossPageDocument } from './overview.generated.ts';

const places = [
  {
    path: '/hair-loss/receding-hairline',
    title: 'At the hairline',
    text: 'Mature or receding? And what to expect at the temples.',
    picture: <ScalpPicture where="hairline" />,
  },
  {
    path: '/hair-loss/balding-at-crown',
    title: 'At the crown',
    text: 'The place you see last, and the one that responds best.',
    picture: <ScalpPicture where="crown" />,
  },
  {
    path: '/hair-loss/male-pattern-baldness',
    title: 'Why it happens',
    text: 'Genes, DHT, myths, and the whole scale from I to VII.',
    picture: <NorwoodPicture stage={4} />,
  },
];

export const data = pageData(HairLossPageDocument, () => ({}));

export const Page = () => {
  const link = useLink();
  const { comparison } = usePageData(data);
  return (
    <PublicPage current="/hair-loss">
      <PageHero
        crumbs={[{ label: 'Hair loss', path: '/hair-loss' }]}
        title="Hair loss in men, explained"
        lead="Most hair loss is one slow, painless, inherited process. It does no harm, and you can leave it alone. If you would rather treat it, some treatments work, and they work best early."
        frame="paper"
        picture={<NorwoodPicture stage="3v" />}
      >
        <Cluster gap={3}>
          <LinkButton size="large" href={link(hairLossEntry)}>
            Find your treatment
          </LinkButton>
          <LinkButton size="large" variant="secondary" href="#what-works">
            What works
          </LinkButton>
        </Cluster>
      </PageHero>
      <MedicalPageData {...pageTexts.hairLoss} reviewed={LAST_REVIEW} about="Androgenetic alopecia" />

      <Section aria-labelledby="where">
        <Stack gap={6}>
          <h2 id="where">Where do you see it?</h2>
          <Grid columns={3}>
            {places.map((place) => (
              <LinkCard key={place.path} {...place} />
            ))}
          </Grid>
        </Stack>
      </Section>

      <Section tone="moss" aria-labelledby="causes">
        <div className={side.pair}>
          <div className={side.bare}>
            <FolliclePicture title="Five hairs in a row, each thinner and with a shallower root than the one before" />
          </div>
          <Stack gap={4}>
            <h2 id="causes">What causes it</h2>
            <p>
              Some hair roots inherit a sensitivity to DHT, a hormone that the body makes from testosterone.
              With each growth cycle, these roots make finer and shorter hair, until it no longer covers the
              skin. More than half of men over 50 have visible loss.
            </p>
            <p>
              Hats, shampoo and sweat do not cause it. Illness, strict diets, some drugs and stress cause
              another kind of shedding, which usually passes.
            </p>
            <p>
              <a href={link('/learn/how-pattern-hair-loss-works')}>How pattern hair loss works</a>
            </p>
          </Stack>
        </div>
      </Section>

      <Section tone="sand" aria-labelledby="stages">
        <Stack gap={8}>
          <Stack gap={2}>
            <h2 id="stages">The stages</h2>
            <p>
              Doctors use the Hamilton–Norwood scale. Few men go through every stage; fewer than one in ten
              lose hair from the front backward without a spot at the crown.
            </p>
          </Stack>
          <StageGrid steps={norwoodSteps} />
        </Stack>
      </Section>

      <WhatWorks
        title="What works, and how well"
        lead="Listed by strength of evidence, for each area of the scalp. Results vary; no treatment works for everyone."
        treatments={[...crownTreatments, hairTreatments.cosmetics]}
      />
      {comparison ? (
        <Section>
          <ComparisonTable comparison={comparison} />
        </Section>
      ) : null}
      <FirstYear />
      <InPerson />
      <ReviewNote
        sources={[
          sources.genetics,
          sources.norwood,
          sources.finasterideLabel,
          sources.finasterideTrial,
          sources.finasterideMood,
          sources.minoxidilLabel,
          sources.minoxidilTrial,
          sources.oralMinoxidilLabel,
          sources.oralMinoxidilTrial,
          sources.oralMinoxidilConsensus,
          sources.topicalFinasterideAlert,
          sources.ketoconazoleLabel,
        ]}
      />
      <NextStep
        title="See your recommended plan"
        text="Five short questions about where you see hair loss, how long and what you prefer. A clinician decides on anything that needs a prescription."
      />
    </PublicPage>
  );
};
