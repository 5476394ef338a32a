import { pageData } from '#client/data/page-data.ts';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { signedIn } from '#modules/account/ui.ts';
import { track, useShown } from '#modules/analytics/ui.ts';
import { OPTIONS_PATH, photoViewNames } from '../domain/renewal-steps.ts';
import { LastPhoto } from '../ui/last-photo.tsx';
import list from '../ui/photo-list.module.css';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import { renewalStepEvent } from '../ui/renewal-step-event.ts';
import { FinishRenewalPhotosDocument } from './finish-renewal-photos.generated.ts';
import { RenewalPhotosPageDocument, type RenewalPhotosPageQuery } from './photos.generated.ts';
import styles from './photos.module.css';

export const data = pageData(RenewalPhotosPageDocument, () => ({}));

type User = NonNullable<RenewalPhotosPageQuery['currentUser']>;

/** The renewal of a treatment that needs no photos. */
const NoPhotos = () => {
  const link = useLink();
  return (
    <FlowLayout exitPath={entryPages.refill}>
      <Stack gap={8}>
        <PageHeading
          kicker="Renewal"
          title="No photos are needed"
          lead="This treatment does not need photos, so this step is done."
        />
        <div>
          <LinkButton full="phone" href={link(OPTIONS_PATH)}>
            Continue
          </LinkButton>
        </div>
      </Stack>
    </FlowLayout>
  );
};

const Views = ({ renewal, renewalPhotos: { photos, last } }: User) => {
  const link = useLink();
  const finish = useMutation(FinishRenewalPhotosDocument);
  const here = renewalStepEvent('photos');
  useShown('renewal step viewed', here);
  const views = renewal.photoViews.map((view) => ({
    view,
    name: photoViewNames[view] ?? view,
    isDone: photos.some((photo) => photo.view === view),
  }));
  const done = views.filter(({ isDone }) => isDone).length;
  const next = views.find(({ isDone }) => !isDone);
  const goOn = async () => {
    const finished = await finish.run({});
    if (!finished?.ok) return;
    track('renewal step completed', here);
    await goTo(OPTIONS_PATH);
  };
  return (
    <FlowLayout
      exitPath={entryPages.refill}
      width="regular"
      progress={{ value: done, max: views.length, label: `${done} of ${views.length} photos` }}
      back={<a href={link('/renewal/medical-history')}>Back to your answers</a>}
    >
      <Stack gap={8}>
        <PageHeading
          kicker="Renewal"
          title="New photos"
          lead="Step 3: the same views as last time, so that your clinician can compare. Photos are optional, and nobody sees them until you send your renewal."
        />
        <ul className={list.views}>
          {views.map(({ view, name, isDone }) => {
            const before = last.find((photo) => photo.view === view);
            return (
              <li key={view} className={classNames(list.view, styles.view)}>
                <div>
                  <h2>{name}</h2>
                  <p>
                    {isDone ? 'Done. ' : 'No photo yet. '}
                    <a href={link(`/renewal/photos/${view}`)}>
                      {isDone ? 'See it' : 'Take it'}
                      <span className="visually-hidden">: {name.toLowerCase()}</span>
                    </a>
                  </p>
                </div>
                {before ? <LastPhoto photo={before} name={name} /> : null}
              </li>
            );
          })}
        </ul>
        {finish.failure ? <Notice tone="danger">{finish.failure.message}</Notice> : null}
        <Cluster gap={4}>
          {next ? (
            <LinkButton size="large" full="phone" href={link(`/renewal/photos/${next.view}`)}>
              {done > 0 ? 'Take the next photo' : 'Take photos'}
            </LinkButton>
          ) : null}
          <SendButton
            sending={finish}
            pendingLabel="Saving"
            onSend={goOn}
            {...(next && { variant: 'secondary' as const })}
          >
            {done === 0
              ? 'Continue without photos'
              : next
                ? `Continue with ${done} of ${views.length}`
                : 'Continue'}
          </SendButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};

/** Third step: the views, those that are taken and those that are left, each beside the last one. */
export const Page = () => {
  const user = signedIn(usePageData(data).currentUser);
  if (user.renewal.status !== 'in_progress') return <RenewalClosed renewal={user.renewal} />;
  return user.renewal.photoViews.length === 0 ? <NoPhotos /> : <Views {...user} />;
};
