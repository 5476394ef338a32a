import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { GoodAndBad } from './good-and-bad.tsx';
import { type BeforePhoto, PhotoStep } from './photo-step.tsx';
import styles from './photo-steps.module.css';
import type { UploadPath } from './upload-photo.ts';
import { ViewDots } from './view-dots.tsx';
import { nextOpenView, type Photo, slotOf, type ViewCopy } from './views.ts';

export interface PhotoStepsProps {
  readonly guides: readonly ViewCopy[];
  readonly photos: readonly Photo[];
  /** Back to the introduction of these photos. */
  readonly back?: { readonly label: string; readonly go: () => unknown };
  /** Shown above a view: a photo to compare with. */
  readonly above?: (guide: ViewCopy) => ReactNode;
  readonly path?: UploadPath;
  readonly exitPath?: string;
  /** The patient's last photo of each view, to take the new one in the same way. */
  readonly before?: Readonly<Partial<Record<string, BeforePhoto>>>;
  readonly removing: { readonly pending: boolean; readonly failure: { readonly message: string } | null };
  readonly onRemove: (photoId: string) => Promise<unknown>;
  /** Shown when every view was visited; `done` views have a photo. */
  readonly end: (done: number) => ReactNode;
}

/**
 * Guided photos, one view at a time: outline, camera or file, checks, what was sent. Used wherever photos are taken:
 * for a visit, a change of dose, a check-in, an ID, or the patient's own progress.
 */
export const PhotoSteps = (props: PhotoStepsProps) => {
  const { guides, photos, back } = props;
  const [at, setAt] = useState(() => nextOpenView(guides, photos, -1));
  const done = guides.filter(({ view }) => slotOf(photos.find((one) => one.view === view)) === 'done').length;
  const guide = guides[at];
  const photo = photos.find(({ view }) => view === guide?.view);
  const slot = slotOf(photo);

  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the view
  useEffect(() => {
    if (moved.current) document.getElementById('page-title')?.focus();
    moved.current = true;
  }, [at]);

  const remove = async (photoId: string) => {
    await props.onRemove(photoId);
    await refreshPage();
  };
  return (
    <FlowLayout
      exitPath={props.exitPath ?? '/dashboard'}
      width="regular"
      progress={{ value: done, max: guides.length, label: `${done} of ${guides.length} photos` }}
      back={
        back ? (
          <Button variant="quiet" size="small" onClick={() => void back.go()}>
            <Icon name="arrowLeft" size={20} />
            {back.label}
          </Button>
        ) : undefined
      }
    >
      {guides.length > 1 ? <ViewDots guides={guides} photos={photos} current={at} onChoose={setAt} /> : null}
      {props.removing.failure ? <Notice tone="danger">{props.removing.failure.message}</Notice> : null}
      {guide ? (
        <>
          <PageHeading title={guide.name} lead={guide.how} />
          {props.above?.(guide)}
          <PhotoStep
            key={guide.view}
            guide={guide}
            photo={photo}
            path={props.path}
            before={props.before?.[guide.view]}
            removing={props.removing.pending}
            nextLabel={done === guides.length ? 'Finish' : 'Next view'}
            onSent={refreshPage}
            onRemove={(photoId) => void remove(photoId)}
            onNext={() =>
              setAt(slot === 'done' ? nextOpenView(guides, photos, at) : at + 1 < guides.length ? at + 1 : -1)
            }
          />
          <details className={styles.help}>
            <summary>Good and bad examples</summary>
            <GoodAndBad view={guide.view} />
          </details>
        </>
      ) : (
        props.end(done)
      )}
    </FlowLayout>
  );
};
