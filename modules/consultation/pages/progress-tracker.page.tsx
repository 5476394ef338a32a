import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { PillRadios } from '#client/ui/pill-radios.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { CompareView } from '../ui/photos/compare-view.tsx';
import { ProgressEntry } from '../ui/photos/progress-entry.tsx';
import { expectationAt, ofView, progressGuides } from '../ui/photos/progress-views.ts';
import { ReminderChoice } from '../ui/photos/reminder-choice.tsx';
import { ProgressPageDocument } from './progress.generated.ts';
import styles from './progress-tracker.module.css';

export const data = pageData(ProgressPageDocument, () => ({}));

/** The patient's photos over time: then and now under one slider, and the timeline of each view. */
export const Page = () => {
  const { progress, care } = signedIn(usePageData(data).currentUser);
  const link = useLink();
  const { photos, remindAt } = progress;
  const shown = progressGuides.filter(({ view }) => ofView(photos, view).length > 0);
  // The view that was photographed most often can be compared best.
  const [best] = shown.toSorted((a, b) => ofView(photos, b.view).length - ofView(photos, a.view).length);
  const [chosen, setChosen] = useState<string>();
  const guide = shown.find(({ view }) => view === chosen) ?? best;
  const expectation = expectationAt(photos.at(-1)?.month ?? null);
  const capture = <LinkButton href={link('/progress-capture')}>Take photos</LinkButton>;

  return (
    <AppLayout current="/treatment-plan" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <PageHeading
          title="Your progress"
          lead="Hair changes slowly, so it is hard to see in a mirror. Photos of the same view in the same light, taken months apart, make it easier."
        />
        {guide ? (
          <>
            <div>{capture}</div>
            {shown.length > 1 ? (
              <PillRadios
                legend="View"
                options={shown.map(({ view, name }) => ({ value: view, label: name }))}
                value={guide.view}
                onChange={setChosen}
              />
            ) : null}
            <section aria-labelledby="compare" className={styles.part}>
              <h2 id="compare">Then and now</h2>
              <CompareView key={guide.view} photos={ofView(photos, guide.view)} name={guide.name} />
              {expectation ? <p className={styles.soft}>{expectation}</p> : null}
            </section>
            <section aria-labelledby="timeline" className={styles.part}>
              <h2 id="timeline">All photos: {guide.name.toLowerCase()}</h2>
              <ul>
                {ofView(photos, guide.view)
                  .toReversed()
                  .map((photo) => (
                    <ProgressEntry key={photo.id} photo={photo} name={guide.name} />
                  ))}
              </ul>
            </section>
          </>
        ) : (
          <EmptyState title="No photos yet" action={capture}>
            Take the first ones now: five views, about three minutes. In three months you can compare the next
            ones with them.
          </EmptyState>
        )}
        <section aria-labelledby="reminder" className={styles.part}>
          <h2 id="reminder">Reminder and privacy</h2>
          <ReminderChoice remindAt={remindAt} />
          <p className={styles.soft}>
            Only you see these photos. Your clinician sees those that you share, and those that you sent with
            a visit. Where and when a photo was taken is removed before it leaves your phone.
          </p>
        </section>
      </Stack>
    </AppLayout>
  );
};
