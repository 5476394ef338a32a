import { OpenInBrowser } from '#client/banners/open-in-browser.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import styles from './photo-step.module.css';
import type { UploadPath } from './upload-photo.ts';
import { usePhoto } from './use-photo.ts';
import { ViewGuide } from './view-guide.tsx';
import { type Photo, slotOf, type ViewCopy } from './views.ts';

/** A photo of the same view that was taken earlier. */
export interface BeforePhoto {
  readonly url: string;
  /** When it was taken, in words. */
  readonly taken: string;
}

export interface PhotoStepProps {
  readonly guide: ViewCopy;
  readonly photo: Photo | undefined;
  readonly removing: boolean;
  readonly onSent: () => Promise<void>;
  readonly onRemove: (photoId: string) => void;
  readonly onNext: () => void;
  readonly nextLabel: string;
  readonly path?: UploadPath;
  /** The patient's last photo of this view, to take the new one in the same way. */
  readonly before?: BeforePhoto;
}

/** One view: how to take it, the photo, and the actions for it. */
export const PhotoStep = (props: PhotoStepProps) => {
  const { guide, photo } = props;
  const { stage, preview, problem, choose, send, drop } = usePhoto(
    guide.view,
    props.onSent,
    props.path ?? '/consultation/photos',
  );
  const slot = slotOf(photo);
  const saved = slot === 'done' && photo ? photo : null;
  const shown = preview ?? saved?.url;
  const isNew = stage.is === 'chosen' || stage.is === 'sending';
  return (
    <div className={styles.step}>
      <div className={styles.stage}>
        <div className={styles.frame} data-filled={shown ? true : undefined}>
          {shown ? (
            <img src={shown} alt={`Your photo: ${guide.name.toLowerCase()}`} className={styles.photo} />
          ) : (
            <ViewGuide view={guide.view} />
          )}
          {isNew ? (
            <span className={styles.overlay}>
              <ViewGuide view={guide.view} overlay />
            </span>
          ) : null}
        </div>
        {stage.is === 'sending' ? (
          <div className={styles.progress} role="status">
            <Progress value={stage.percent} max={100} label={`Sending, ${stage.percent}%`} />
            <span>{stage.percent < 100 ? `Sending, ${stage.percent}%` : 'Checking the photo'}</span>
          </div>
        ) : null}
      </div>

      <div className={styles.side}>
        {slot === 'rejected' && !isNew ? (
          <Notice tone="caution" live={false} title="Please take this photo again">
            {photo?.reason ?? 'The clinician could not use it.'}
          </Notice>
        ) : null}
        {shown ? null : <OpenInBrowser trouble="where the camera and your photos may not open." />}
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {stage.is === 'chosen' && stage.advice ? (
          <Notice tone="caution">{stage.advice} You can still send it.</Notice>
        ) : null}
        {props.before && !saved ? (
          <figure className={styles.before}>
            <img src={props.before.url} alt="" />
            <figcaption>
              Your last one, {props.before.taken}. Use the same distance and light so that you can compare
              them.
            </figcaption>
          </figure>
        ) : null}
        {shown ? null : (
          <ul className={styles.tips}>
            {guide.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {isNew ? (
            <>
              <Button
                full
                size="large"
                pending={stage.is === 'sending'}
                pendingLabel="Sending your photo"
                onClick={() => void send()}
              >
                Use this photo
              </Button>
              {stage.is === 'chosen' ? (
                <Button full variant="secondary" size="large" onClick={drop}>
                  Take another
                </Button>
              ) : null}
            </>
          ) : saved ? (
            <>
              <Button full size="large" onClick={props.onNext}>
                {props.nextLabel}
              </Button>
              <Cluster gap={2} className={styles.small}>
                <label className={styles.again}>
                  Retake
                  <input
                    type="file"
                    accept="image/jpeg,image/png,image/webp"
                    className="visually-hidden"
                    onChange={(event) => {
                      const file = event.currentTarget.files?.[0];
                      event.currentTarget.value = '';
                      if (file) void choose(file);
                    }}
                  />
                </label>
                <Button
                  variant="quiet"
                  size="small"
                  pending={props.removing}
                  onClick={() => props.onRemove(saved.id)}
                >
                  Remove
                </Button>
              </Cluster>
            </>
          ) : (
            <>
              <PhotoPicker
                guide={guide}
                again={slot === 'rejected'}
                before={props.before}
                onFile={(file) => void choose(file)}
              />
              <Button variant="quiet" size="small" full onClick={props.onNext}>
                Skip this view
              </Button>
            </>
          )}
        </div>
        {stage.is === 'opening' ? <p role="status">Opening the photo</p> : null}
      </div>
    </div>
  );
};
