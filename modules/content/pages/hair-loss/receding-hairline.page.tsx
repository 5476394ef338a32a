import { useLink } from '#client/layout/links.tsx';
import { NorwoodPicture } from '#client/pictures/norwood-picture.tsx';
import { PhotoGuide } from '#client/pictures/photo-guide.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { norwoodSteps } from '../../data/hair-loss.ts';
import { hairlineTopic } from '../../data/hair-loss-topics.ts';
import { hairTreatments } from '../../data/hair-treatments.ts';
import { HairLossPage } from '../../ui/hair-loss-page.tsx';
import { WhatWorks } from '../../ui/hair-loss-sections.tsx';
import side from '../../ui/side-by-side.module.css';
import { StageGrid } from '../../ui/stage-grid.tsx';

const views = [
  { view: 'front', title: 'Front', text: 'Chin level, hair held back, the whole forehead in view.' },
  { view: 'left', title: 'Left temple', text: 'Turn until the camera faces the temple.' },
  { view: 'right', title: 'Right temple', text: 'The two sides often differ. Photograph both.' },
] as const;

export const Page = () => {
  const link = useLink();
  return (
    <HairLossPage
      topic={hairlineTopic}
      frame="paper"
      picture={<ScalpPicture where="hairline" />}
      afterQuestions={
        <p>
          Also thinning on top? See <a href={link('/hair-loss/balding-at-crown')}>balding at the crown</a>.
        </p>
      }
    >
      <Section aria-labelledby="mature">
        <Stack gap={8}>
          <h2 id="mature">How to tell them apart</h2>
          <ul className={side.two}>
            <li>
              <div className={side.frame}>
                <NorwoodPicture stage={2} />
              </div>
              <h3>A mature hairline</h3>
              <ul className={side.points}>
                <li>Up to about a finger’s width above the highest forehead crease</li>
                <li>Moves evenly, then stays for years</li>
                <li>Hair right behind it is as thick as elsewhere</li>
                <li>Needs no treatment</li>
              </ul>
            </li>
            <li>
              <div className={side.frame}>
                <NorwoodPicture stage={3} />
              </div>
              <h3>A receding hairline</h3>
              <ul className={side.points}>
                <li>Deep at the temples, in the shape of an M or a U</li>
                <li>Farther back in this year’s photos than in last year’s</li>
                <li>Fine, short hairs along the edge</li>
                <li>Often the crown is thinning too: check it</li>
              </ul>
            </li>
          </ul>
        </Stack>
      </Section>

      <Section tone="sand" aria-labelledby="stages">
        <Stack gap={8}>
          <Stack gap={2}>
            <h2 id="stages">From stage I to stage III</h2>
            <p>
              Stage III is the first that doctors count as baldness. In the less common type A, the whole
              front moves back and the crown stays full.
            </p>
          </Stack>
          <StageGrid steps={norwoodSteps.slice(0, 3)} />
        </Stack>
      </Section>

      <Section width="regular" aria-labelledby="honest">
        <Stack gap={5}>
          <h2 id="honest">What to expect at the temples</h2>
          <Notice tone="caution" live={false} title="No treatment is approved for the temples">
            <p>
              The finasteride label (Rx) says that it has not been shown to help there, and lists sexual side
              effects and low mood. Minoxidil on the scalp is approved for the crown only. Anyone who promises
              a new hairline from either is going beyond the evidence.
            </p>
          </Notice>
          <p>
            What treatment may do is slow the process behind the hairline, where roots are thinning but alive.
            For many men that is worth it, and for some it is not. Lost corners come back only if hair is
            moved there: a transplant, done in person, which leaves small scars and still needs treatment for
            the hair around it.
          </p>
        </Stack>
      </Section>

      <WhatWorks
        title="Your options for the hairline"
        lead="The same drugs as for the crown, with weaker evidence here."
        treatments={[
          hairTreatments.finasteride,
          hairTreatments.minoxidil,
          hairTreatments.topicalCombination,
          hairTreatments.cosmetics,
        ]}
        places={['hairline']}
      />

      <Section tone="moss" aria-labelledby="photos">
        <Stack gap={8}>
          <Stack gap={2}>
            <h2 id="photos">Three photos to compare</h2>
            <p>Same room, same light, dry hair, no flash. Take them again in six months, and compare.</p>
          </Stack>
          <Grid columns={3}>
            {views.map(({ view, title, text }) => (
              <Stack key={view} gap={2}>
                <div className={side.bare}>
                  <PhotoGuide view={view} />
                </div>
                <h3>{title}</h3>
                <p className={side.small}>{text}</p>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Section>
    </HairLossPage>
  );
};
