import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import styles from './camera-capture.module.css';
import type { PictureTrouble } from './measure-picture.ts';
import type { BeforePhoto } from './photo-step.tsx';
import { type Facing, useCamera } from './use-camera.ts';
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

/** Seconds until the timer takes the photo, for views that nobody can see while taking them. */
const TIMER = 5;

/** The front and the sides are taken with the camera beside the screen. */
const firstFacing = (view: string): Facing =>
  view === 'front' || view === 'left' || view === 'right' ? 'user' : 'environment';

/** The camera with the outline of the view over it, hints about light and focus, and a timer. */
export const CameraCapture = (props: CameraCaptureProps) => {
  const { guide, before, onClose, onPhoto } = props;
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

  const isReady = stage === 'ready';
  return (
    <Dialog
      open
      onClose={onClose}
      title={guide.name}
      footer={
        <Cluster gap={3} spread>
          {isReady ? (
            <>
              <Button variant="secondary" onClick={() => setLeft(left === null ? TIMER : null)}>
                {left === null ? `${TIMER}-second timer` : 'Stop the timer'}
              </Button>
              <Button onClick={() => void take()}>Take photo</Button>
            </>
          ) : (
            <Button variant="secondary" onClick={props.onChooseFile}>
              Choose a photo instead
            </Button>
          )}
        </Cluster>
      }
    >
      <Stack gap={3}>
        {stage === 'refused' ? (
          <Notice tone="caution" title="The camera did not open">
            Allow this site to use the camera in your browser’s settings, or choose a photo that you have
            taken.
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
          {left === null
            ? stage === 'starting'
              ? 'Opening the camera'
              : isReady
                ? trouble
                  ? hints[trouble]
                  : 'Light and focus look good.'
                : ''
            : `Photo in ${left} seconds.`}
        </p>
        {isReady ? (
          <Cluster gap={3} spread>
            {before ? (
              <CheckboxField
                name="showsBefore"
                optional
                label="Show my last photo"
                checked={showsBefore}
                onChange={setShowsBefore}
              />
            ) : (
              <span />
            )}
            <Button
              variant="quiet"
              size="small"
              onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
            >
              Switch camera
            </Button>
          </Cluster>
        ) : null}
      </Stack>
    </Dialog>
  );
};
