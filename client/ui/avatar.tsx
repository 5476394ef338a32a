import styles from './avatar.module.css';

export interface AvatarProps {
  /** Full name; its initials are drawn. The name itself is beside it, so the drawing is hidden from screen readers. */
  readonly name: string;
  /** Address of a portrait, which is shown instead of the initials. */
  readonly photo?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
}

const initials = (name: string): string => {
  const words = name
    .replace(/^(dr|mr|ms|mrs)\.?\s+/i, '')
    .replace(/,.*$/, '')
    .trim()
    .split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return `${first}${last}`.toUpperCase();
};

export const Avatar = ({ name, photo = null, size = 'medium' }: AvatarProps) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {photo ? <img src={photo} alt="" /> : initials(name)}
  </span>
);
