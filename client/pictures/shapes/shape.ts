/** What a product drawing needs; colors are hex values of the picture palette. */
export interface ShapeProps {
  readonly body: string;
  readonly cap: string;
  /** Name on the label, one or two short lines. */
  readonly label: readonly string[];
  readonly band?: string;
  /** Color of loose tablets before the pack. */
  readonly pill?: string;
  readonly longPill?: boolean;
}
