import { type RefObject, useEffect, useState } from 'react';
import { brightnessOf, type PictureTrouble, sharpnessOf, troubleOf } from './measure-picture.ts';

/** Which camera: the one beside the screen, or the one at the back. */
export type Facing = 'user' | 'environment';

/** Milliseconds between two checks of the light and the focus. */
const LOOK_EVERY = 500;
const SAMPLE = 160;

/** Turns the camera off. */
const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Why the current frame is hard to read. */
const measure = (video: HTMLVideoElement, canvas: HTMLCanvasElement): PictureTrouble | null => {
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || video.videoWidth === 0) return null;
  context.drawImage(video, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  return troubleOf({ brightness: brightnessOf(data), sharpness: sharpnessOf(data, SAMPLE) });
};

export type CameraStage = 'starting' | 'ready' | 'refused';

/** Shows the camera in a video element as long as it is mounted, and reports why its picture is hard to read. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>, facing: Facing) => {
  const [stage, setStage] = useState<CameraStage>('starting');
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    setStage('starting');
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1920 } },
        });
        stream = opened;
        if (isOver || !video.current) return stop(opened);
        video.current.srcObject = opened;
        await video.current.play();
        if (!isOver) setStage('ready');
      } catch {
        if (!isOver) setStage('refused');
      }
    };
    void start();
    return () => {
      isOver = true;
      stop(stream);
    };
  }, [video, facing]);

  useEffect(() => {
    if (stage !== 'ready') return;
    const canvas = document.createElement('canvas');
    const timer = setInterval(() => {
      if (video.current) setTrouble(measure(video.current, canvas));
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [stage, video]);

  /** The current frame as a file; null when the browser cannot encode it. */
  const capture = (): Promise<File | null> =>
    new Promise((resolve) => {
      const shown = video.current;
      const canvas = document.createElement('canvas');
      if (!shown) return resolve(null);
      canvas.width = shown.videoWidth;
      canvas.height = shown.videoHeight;
      canvas.getContext('2d')?.drawImage(shown, 0, 0);
      canvas.toBlob(
        (blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : null),
        'image/jpeg',
        0.92,
      );
    });

  return { stage, trouble, capture };
};
