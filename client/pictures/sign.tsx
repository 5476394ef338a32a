interface SignProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Its width. */
  readonly size: number;
  readonly fill: string;
}

/** The brand's symbol, three leaves, inside of a drawing. */
export const Sign = ({ x, y, size, fill }: SignProps) => (
  <path
    transform={`translate(${x - size / 2} ${y - size / 3}) scale(${size / 32})`}
    fill={fill}
    d="M16 30c-3.7-7.6-3.7-18.3 0-28 3.7 9.7 3.7 20.4 0 28zM13.9 29.6C6.6 26.4 2.9 18.8 3.6 9.8c6.5 4 10.1 11 10.3 19.8zM18.1 29.6c7.3-3.2 11-10.8 10.3-19.8-6.5 4-10.1 11-10.3 19.8z"
  />
);
