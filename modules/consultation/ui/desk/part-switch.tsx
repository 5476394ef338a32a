import styles from './part-switch.module.css';
import type { DeskPart } from './use-case-desk.ts';

export interface PartSwitchProps {
  readonly current: DeskPart;
  readonly counts: Readonly<Record<DeskPart, number>>;
  readonly onSwitch: (part: DeskPart) => void;
}

const parts: readonly (readonly [DeskPart, string])[] = [
  ['findings', 'Flags, photos'],
  ['answers', 'Answers'],
  ['decision', 'Decision'],
];

/** Chooses the part that a phone shows; gone where there is room for all. */
export const PartSwitch = ({ current, counts, onSwitch }: PartSwitchProps) => (
  <fieldset className={styles.switch}>
    <legend className="visually-hidden">Part of the case</legend>
    {parts.map(([part, words]) => (
      <button key={part} type="button" aria-pressed={part === current} onClick={() => onSwitch(part)}>
        {words}
        {counts[part] > 0 ? <span className={styles.count}>{counts[part]}</span> : null}
      </button>
    ))}
  </fieldset>
);
