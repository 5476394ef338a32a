import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ACCEPTED } from './check-file.ts';
import styles from './photo-picker.module.css';
import type { BeforePhoto } from './photo-step.tsx';
import type { ViewCopy } from './views.ts';

// Loaded when it opens: most photos on computers are chosen from a folder.
const CameraCapture = lazy(async () => ({ default: (await import('./camera-capture.tsx')).CameraCapture }));

export interface PhotoPickerProps {
  readonly guide: ViewCopy;
  readonly again: boolean;
  readonly before: BeforePhoto | undefined;
  readonly onFile: (file: File) => void;
}

/** Two buttons for a photo: the camera, with an outline over it where the browser allows, or an existing file. */
export const PhotoPicker = ({ guide, again, before, onFile }: PhotoPickerProps) => {
  const { view } = guide;
  const camera = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [hasCamera, setHasCamera] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setHasCamera(typeof navigator.mediaDevices?.getUserMedia === 'function'), []);

  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file may be chosen again after it was refused.
    input.value = '';
    if (file) onFile(file);
  };
  const close = () => setIsOpen(false);
  const onCaptured = (file: File) => {
    close();
    onFile(file);
  };
  return (
    <div className={styles.picker}>
      <span className={hasCamera ? undefined : styles.camera}>
        <Button full size="large" onClick={() => (hasCamera ? setIsOpen(true) : camera.current?.click())}>
          <Icon name="camera" size={22} />
          {again ? 'Retake photo' : 'Take photo'}
        </Button>
      </span>
      <span className={hasCamera ? undefined : styles.camera}>
        <Button full variant="secondary" size="large" onClick={() => folder.current?.click()}>
          Choose a photo
        </Button>
      </span>
      {hasCamera ? null : (
        <span className={styles.folder}>
          <Button full size="large" onClick={() => folder.current?.click()}>
            Choose a photo
          </Button>
        </span>
      )}
      <input
        ref={camera}
        id={`camera-${view}`}
        hidden
        type="file"
        accept={ACCEPTED}
        capture="environment"
        aria-label="Take photo"
        onChange={(event) => choose(event.currentTarget)}
      />
      <input
        ref={folder}
        id={`file-${view}`}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label="Choose a photo"
        onChange={(event) => choose(event.currentTarget)}
      />
      {isOpen ? (
        <Suspense>
          <CameraCapture
            guide={guide}
            before={before}
            onPhoto={onCaptured}
            onClose={close}
            onChooseFile={() => {
              close();
              folder.current?.click();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
