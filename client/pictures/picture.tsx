import type { ReactNode } from 'react';

export interface PictureProps {
  /** Only when the drawing says something that no text beside it says. */
  readonly title?: string;
}

/** The frame of every drawing: it fills the width it is given and keeps its shape from the first byte. */
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
