import { Button } from '#client/ui/button.tsx';

export interface RetryButtonProps {
  readonly label: string;
  /** What is tried again, for those who do not see the row. */
  readonly about: string;
  readonly pending: boolean;
  onPress(): void;
}

/** Has a job, or all of a kind, tried again. */
export const RetryButton = ({ label, about, pending, onPress }: RetryButtonProps) => (
  <Button size="small" variant="secondary" pending={pending} onClick={onPress}>
    {label}
    <span className="visually-hidden"> {about}</span>
  </Button>
);
