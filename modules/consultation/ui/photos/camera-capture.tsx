import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import styles from './camera-capture.module.css';
import type { PictureTrouble } from './measure-picture.ts';
import type { BeforePhoto } from './photo-step.tsx';
import { type CameraStage, type Facing, useCamera } from './use-camera.ts';
import { ViewGuide } from './view-guide.tsx';
import type { ViewCopy } from './views.ts';

export interface CameraCaptureProps {
  readonly guide: ViewCopy;
  readonly before: BeforePhoto | undefined;
  readonly onPhoto: (file: File) => void;
  readonly onClose: () => void;
  readonly onChooseFile: () => void;
}

const hints: Readonly<Record<PictureTrouble, string>> = {
  dark: 'Too dark: face a window or turn on a light.',
  bright: 'Too bright: turn away from the light.',
  blurred: 'Not sharp yet: hold still, or move a little away.',
};

/** What the patient reads under the picture. */
const hintOf = (stage: CameraStage, trouble: PictureTrouble | null): string => {
  if (stage === 'starting') return 'Opening the camera';
  if (stage === 'refused') return '';
  return trouble ? hints[trouble] : 'Light and focus look good.';
};

/** Seconds until the timer takes the photo, for views in which the screen is not visible. */
const TIMER = 5;

/** The front and the sides are taken with the camera beside the screen. */
const firstFacing = (view: string): Facing =>
  view === 'front' || view === 'left' || view === 'right' ? 'user' : 'environment';

/** The picture of the camera with the outline over it. It is a part of its own because the dialog renders it later. */
const Camera = ({ guide, before, onPhoto, onChooseFile }: Omit<CameraCaptureProps, 'onClose'>) => {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>(() => firstFacing(guide.view));
  const [showsBefore, setShowsBefore] = useState(true);
  const [left, setLeft] = useState<number | null>(null);
  const { stage, trouble, capture } = useCamera(video, facing);

  const take = async () => {
    const file = await capture();
    if (file) onPhoto(file);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts down on its own
  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      setLeft(null);
      void take();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const hint = left === null ? hintOf(stage, trouble) : `Photo in ${left} seconds.`;
  return (
    <Stack gap={3}>
      {stage === 'refused' ? (
        <Notice tone="caution" title="The camera did not open">
          Allow this site to use the camera in your browser’s settings, or choose a photo that you have taken.
        </Notice>
      ) : null}
      <div className={styles.frame} hidden={stage === 'refused'}>
        <video ref={video} className={styles.video} playsInline muted aria-label="Camera" />
        {before && showsBefore ? <img src={before.url} alt="" className={styles.ghost} /> : null}
        <span className={styles.outline}>
          <ViewGuide view={guide.view} overlay />
        </span>
        {left === null ? null : <span className={styles.count}>{left}</span>}
      </div>
      <p role="status" className={styles.hint}>
        {hint}
      </p>
      {stage === 'ready' ? (
        <>
          {before ? (
            <CheckboxField
              name="showsBefore"
              optional
              label="Show my last photo"
              checked={showsBefore}
              onChange={setShowsBefore}
            />
          ) : null}
          <Button full onClick={() => void take()}>
            Take photo
          </Button>
          <Cluster gap={3} spread>
            <Button variant="quiet" size="small" onClick={() => setLeft(left === null ? TIMER : null)}>
              {left === null ? `${TIMER}-second timer` : 'Stop the timer'}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
            >
              Switch camera
            </Button>
          </Cluster>
        </>
      ) : (
        <Button full variant="secondary" onClick={onChooseFile}>
          Choose a photo instead
        </Button>
      )}
    </Stack>
  );
};

/** The camera with the outline of the view over it, hints about light and focus, and a timer. */
export const CameraCapture = ({ onClose, ...camera }: CameraCaptureProps) => (
  <Dialog open onClose={onClose} title={camera.guide.name}>
    <Camera {...camera} />
  </Dialog>
);
