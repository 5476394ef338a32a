import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ACCEPTED } from './check-file.ts';
import styles from './photo-picker.module.css';

export interface PhotoPickerProps {
  readonly view: string;
  readonly again: boolean;
  readonly onFile: (file: File) => void;
}

/** Two buttons for a photo: the camera of a phone, or an existing file. */
export const PhotoPicker = ({ view, again, onFile }: PhotoPickerProps) => {
  const camera = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file may be chosen again after it was refused.
    input.value = '';
    if (file) onFile(file);
  };
  return (
    <div className={styles.picker}>
      <span className={styles.camera}>
        <Button full size="large" onClick={() => camera.current?.click()}>
          <Icon name="camera" size={22} />
          {again ? 'Retake photo' : 'Take photo'}
        </Button>
      </span>
      <span className={styles.camera}>
        <Button full variant="secondary" size="large" onClick={() => folder.current?.click()}>
          Choose a photo
        </Button>
      </span>
      <span className={styles.folder}>
        <Button full size="large" onClick={() => folder.current?.click()}>
          Choose a photo
        </Button>
      </span>
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
    </div>
  );
};
