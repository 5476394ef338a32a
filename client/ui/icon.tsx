import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  readonly name: IconName;
  /** Width and height in px; the drawing uses a 24 px grid. */
  readonly size?: number;
  /** Only when the icon has no text beside it; otherwise it is hidden from screen readers. */
  readonly title?: string;
  readonly className?: string;
}

export const Icon = ({ name, size = 24, title, className }: IconProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    <path d={iconPaths[name]} />
  </svg>
);
