import type { ReactNode } from 'react';

export interface PictureProps {
  /** Only when no text beside the drawing says the same. */
  readonly title?: string;
}

/** The frame of every drawing: it fills the available width and keeps its aspect ratio from the start. */
export const Picture = ({
  title,
  width,
  height,
  children,
}: PictureProps & { readonly width: number; readonly height: number; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    preserveAspectRatio="xMidYMid meet"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
);
