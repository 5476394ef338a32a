import { useLink } from '#client/layout/links.tsx';
import { NorwoodPicture } from '#client/pictures/norwood-picture.tsx';
import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { norwoodSteps } from '../../data/hair-loss.ts';
import { patternTopic } from '../../data/hair-loss-topics.ts';
import { myths } from '../../data/myths.ts';
import { FolliclePicture } from '../../pictures/follicle-picture.tsx';
import { HairLossPage } from '../../ui/hair-loss-page.tsx';
import side from '../../ui/side-by-side.module.css';
import { StageGrid } from '../../ui/stage-grid.tsx';
import { TitledList } from '../../ui/titled-list.tsx';
import styles from './male-pattern-baldness.module.css';

const chain = [
  { title: 'Testosterone', text: 'In normal amounts. Balding men do not have more of it.' },
  {
    title: 'An enzyme',
    text: '5-alpha-reductase turns part of it into DHT. Finasteride (Rx) blocks this step; it can cause sexual side effects and low mood.',
  },
  { title: 'DHT', text: 'Binds to roots that inherited a sensitivity to it, on top and at the temples.' },
  {
    title: 'A smaller root',
    text: 'Each growth cycle is shorter, and each hair is finer. The sides and back are spared.',
  },
];

const costs = [
  {
    title: 'Tablets, foam or solution',
    text: 'A monthly cost for as long as you use it. Longer supplies cost less per month. Every product shows its price and next charge.',
  },
  {
    title: 'The visit',
    text: 'Your card is charged for prescription treatment only after a clinician approves it. If the answer is no, you pay nothing.',
  },
  { title: 'Insurance', text: 'Plans rarely pay for hair loss. You can ask us for an itemized invoice.' },
  {
    title: 'A transplant',
    text: 'Several thousand dollars, in person, sometimes more than once. It moves hair but does not stop the loss.',
  },
];

export const Page = () => {
  const link = useLink();
  return (
    <HairLossPage
      topic={patternTopic}
      picture={<FolliclePicture title="A hair root that shrinks over five growth cycles" />}
    >
      <TitledList
        id="chain"
        heading="From hormone to hair, in four steps"
        className={styles.chain}
        items={chain}
      />

      <Section tone="moss" aria-labelledby="family">
        <div className={side.pair}>
          <Stack gap={4}>
            <h2 id="family">What your family history tells you</h2>
            <p>
              Genes decide most of the risk, and there are many of them. One important gene is on the X
              chromosome, which every man gets from his mother; others come from both parents.
            </p>
            <ul className={side.points}>
              <li>One bald relative, on either side, raises your odds.</li>
              <li>Several close relatives who lost hair early raise them more.</li>
              <li>Having none does not rule it out, but it makes other causes worth checking.</li>
            </ul>
            <p>
              <a href={link('/learn/how-pattern-hair-loss-works')}>More about genes, DHT and timing</a>
            </p>
          </Stack>
          <div className={side.frame}>
            <NorwoodPicture stage={5} />
          </div>
        </div>
      </Section>

      <Section tone="sand" aria-labelledby="scale">
        <Stack gap={8}>
          <Stack gap={2}>
            <h2 id="scale">The Norwood scale, I to VII</h2>
            <p>
              At stages VI and VII drugs have little hair left to work with. A clinician will tell you so, and
              may talk about a procedure instead.
            </p>
          </Stack>
          <StageGrid steps={norwoodSteps} />
        </Stack>
      </Section>

      <Section aria-labelledby="myths">
        <Stack gap={8}>
          <h2 id="myths">Myths and facts</h2>
          <dl className={styles.myths}>
            {myths.map(({ myth, fact }) => (
              <div key={myth}>
                <dt>{myth}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Section>

      <Section tone="forest" aria-labelledby="costs">
        <Stack gap={8}>
          <h2 id="costs">What it costs</h2>
          <Grid columns={4} gap={8}>
            {costs.map(({ title, text }) => (
              <Stack key={title} gap={2}>
                <h3>{title}</h3>
                <p className={styles.onForest}>{text}</p>
              </Stack>
            ))}
          </Grid>
          <p>
            <a className={styles.prices} href={link('/our-products')}>
              See current prices
            </a>
          </p>
        </Stack>
      </Section>
    </HairLossPage>
  );
};
