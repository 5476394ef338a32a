import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import styles from './dose-choices.module.css';

/** How to move between half a tablet and a whole one. */
const Tablets = ({ wish }: { readonly wish: 'up' | 'down' }) => (
  <section aria-labelledby="tablets">
    <h2 id="tablets">Half a tablet or a whole one</h2>
    <ul className={styles.ways}>
      {wish === 'up' ? (
        <>
          <li>Until the new package is here: half a tablet (1.25 mg) once a day, as now.</li>
          <li>From the first day of the new package: one whole tablet (2.5 mg) once a day.</li>
          <li>Never take a half tablet in addition to a whole one. If you miss a day, skip it.</li>
        </>
      ) : (
        <>
          <li>Until your clinician has answered: one tablet (2.5 mg) once a day, as now.</li>
          <li>
            With the lower dose: half a tablet (1.25 mg) once a day. A pharmacy sells a tablet splitter; use
            the other half the next day.
          </li>
          <li>If you miss a day, skip it. Do not take more to make up for it.</li>
        </>
      )}
    </ul>
  </section>
);

/** Blood pressure and pulse at home, and when to stop (docs/clinical/check-ins-and-dose-changes.md#STEPS-OMX). */
export const MinoxidilAdvice = ({ wish }: { readonly wish: 'up' | 'down' | null }) => (
  <Stack gap={8}>
    {wish ? <Tablets wish={wish} /> : null}
    <section aria-labelledby="self-check">
      <h2 id="self-check">Check your blood pressure and pulse</h2>
      <ul className={styles.ways}>
        <li>The day before the dose changes, so that there is something to compare with.</li>
        <li>On days 3 and 7, when an effect on blood pressure first shows.</li>
        <li>Once a week until week 6, when swelling shows. Weigh yourself on the same days.</li>
        <li>
          Sit for five minutes before you measure. Write to your clinician if it is below 100/60, if your
          pulse is above 100, or 20 beats faster than before.
        </li>
      </ul>
    </section>
    <Card as="section" tone="tinted" aria-labelledby="warning-signs">
      <Stack gap={4}>
        <h2 id="warning-signs">Stop the tablets and get help</h2>
        <Notice tone="danger" live={false} title="Call 911">
          Chest pain, fainting, trouble breathing, or a very fast heartbeat that does not slow down.
        </Notice>
        <p>
          <strong>See a doctor the same day and write to us:</strong> sudden swelling of the face, hands or
          belly, or more than 2 kg (4.4 pounds) gained in a week.
        </p>
        <p>
          <strong>Write to us:</strong> mild swelling of the ankles, dizziness, or a pounding heart.
        </p>
        <Cluster gap={3}>
          <LinkButton href="tel:911">Call 911</LinkButton>
        </Cluster>
      </Stack>
    </Card>
  </Stack>
);
