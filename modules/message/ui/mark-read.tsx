import { Button } from '#client/ui/button.tsx';
import { READ_FORM } from './form-ids.ts';

/** Without scripts, opening a conversation does not mark its messages as read; this does. */
export const MarkRead = ({ subject }: { readonly subject: string }) => (
  <noscript>
    <form method="post">
      <input type="hidden" name="subject" value={subject} />
      <Button type="submit" name="form" value={READ_FORM} variant="secondary" size="small">
        Mark as read
      </Button>
    </form>
  </noscript>
);
