import { useLink } from '#client/layout/links.tsx';
import { NorwoodPicture } from '#client/pictures/norwood-picture.tsx';
import { PhotoGuide } from '#client/pictures/photo-guide.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { crownTopic } from '../../data/hair-loss-topics.ts';
import { crownTreatments } from '../../data/hair-treatments.ts';
import { HairLossPage } from '../../ui/hair-loss-page.tsx';
import { FirstYear, WhatWorks } from '../../ui/hair-loss-sections.tsx';
import { OutOfHundred } from '../../ui/out-of-hundred.tsx';
import side from '../../ui/side-by-side.module.css';

const signs = [
  'Skin shows through at the whorl under a bright light or when your hair is wet',
  'The spot in a photo from behind is larger than it was two years ago',
  'Hair there is finer and lies flatter than the hair around it',
  'You get sunburned on top, which you did not before',
];

export const Page = () => {
  const link = useLink();
  return (
    <HairLossPage topic={crownTopic} tone="moss" frame="paper" picture={<ScalpPicture where="crown" />}>
      <Section aria-labelledby="see">
        <Stack gap={8}>
          <h2 id="see">How to see your own crown</h2>
          <ul className={side.two}>
            <li>
              <div className={side.bare}>
                <PhotoGuide view="crown" />
              </div>
              <h3>From behind</h3>
              <p>
                Ask someone to take it, or hold the phone behind you with the timer on. Dry hair, no product,
                a light above you, no flash.
              </p>
            </li>
            <li>
              <div className={side.bare}>
                <PhotoGuide view="top" />
              </div>
              <h3>From above</h3>
              <p>
                Tilt your head toward the phone. Part your hair once, and compare how wide the part looks in
                front and at the back.
              </p>
            </li>
          </ul>
        </Stack>
      </Section>

      <Section tone="sand" aria-labelledby="signs">
        <div className={side.pair}>
          <Stack gap={5}>
            <h2 id="signs">First signs</h2>
            <ul className={side.points}>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
            <p>
              Doctors call it stage III vertex when the crown thins first. The temples may or may not follow;
              if they already do, read about the <a href={link('/hair-loss/receding-hairline')}>hairline</a>{' '}
              too.
            </p>
          </Stack>
          <div className={side.frame}>
            <NorwoodPicture
              stage="3v"
              title="A head from the side and from above with a thin spot at the crown"
            />
          </div>
        </div>
      </Section>

      <WhatWorks
        title="What works at the crown"
        lead="Finasteride and minoxidil on the scalp have the best evidence. They can be used together."
        treatments={crownTreatments}
        places={['crown']}
      />

      <Section width="regular" aria-labelledby="numbers">
        <Stack gap={5}>
          <h2 id="numbers">How well it works, in numbers</h2>
          <OutOfHundred
            caption="Men whose crown showed more hair in photos after one year"
            rows={[
              { label: 'men on finasteride (Rx)', count: 48 },
              { label: 'men on placebo', count: 7, tone: 'placebo' },
            ]}
          />
          <p>
            In the same trial, sexual side effects were reported by 3.8 of 100 men on finasteride and 2.1
            without it. A trial of that size cannot measure rare, lasting effects.{' '}
            <a href={link('/learn/finasteride-in-numbers')}>Benefits and risks in full</a>
          </p>
        </Stack>
      </Section>

      <FirstYear title="What to expect at the crown, month by month" />
    </HairLossPage>
  );
};
