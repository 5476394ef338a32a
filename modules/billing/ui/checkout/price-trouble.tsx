import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** The price could not be determined: nothing can be ordered until it is. */
export const PriceTrouble = ({
  message,
  onAgain,
}: {
  readonly message: string;
  readonly onAgain: () => void;
}) => (
  <Notice
    tone="caution"
    title="We could not calculate your price"
    actions={
      <Button variant="secondary" size="small" onClick={onAgain}>
        Try again
      </Button>
    }
  >
    {message} What you entered is saved.
  </Notice>
);
