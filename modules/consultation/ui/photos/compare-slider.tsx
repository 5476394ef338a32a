import { type ChangeEvent, useRef, useState } from 'react';
import styles from './compare-slider.module.css';

export interface ComparedPhoto {
  readonly url: string;
  readonly label: string;
}

/** Percent of the picture that shows the earlier photo at first. */
const MIDDLE = 50;

/** Two photos of one view, one over the other: a slider, by pointer, touch or arrow keys, shows more of either. */
export const CompareSlider = ({
  then,
  now,
  name,
}: {
  readonly then: ComparedPhoto;
  readonly now: ComparedPhoto;
  /** The view, in words. */
  readonly name: string;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(MIDDLE);
  const move = (event: ChangeEvent<HTMLInputElement>) => {
    const percent = event.currentTarget.valueAsNumber;
    setCut(percent);
    // Not a style attribute, which the content policy forbids in the page's document.
    frame.current?.style.setProperty('--cut', `${percent}%`);
  };
  return (
    <div className={styles.compare}>
      <div ref={frame} className={styles.frame}>
        <img src={now.url} alt={`${name}, ${now.label}`} className={styles.picture} />
        <img src={then.url} alt={`${name}, ${then.label}`} className={styles.then} />
        <span className={styles.handle} aria-hidden="true" />
        <input
          className={styles.range}
          type="range"
          min={0}
          max={100}
          value={cut}
          onChange={move}
          aria-label={`Compare ${name.toLowerCase()}: how much of the earlier photo is shown`}
          aria-valuetext={`${cut}% then, ${100 - cut}% now`}
        />
      </div>
      <p className={styles.labels}>
        <span>
          <strong>Then</strong> {then.label}
        </span>
        <span>
          <strong>Now</strong> {now.label}
        </span>
      </p>
    </div>
  );
};
