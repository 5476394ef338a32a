import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Notice } from '#client/ui/notice.tsx';
import styles from './tokens.module.css';

export interface CreatedToken {
  readonly name: string;
  readonly secret: string;
  readonly expiresAt: string;
}

/** A new token, the only time that it is shown. */
export const CreatedTokenNotice = ({ token }: { readonly token: CreatedToken }) => (
  <Notice
    tone="success"
    title={`The token for ${token.name}`}
    actions={<Button onClick={() => void copyText(token.secret, 'token')}>Copy the token</Button>}
  >
    <p>
      Copy it now: it is not shown again. Keep it as you keep a password. It works until{' '}
      <DateText date={token.expiresAt} />.
    </p>
    <p className={styles.secret}>{token.secret}</p>
  </Notice>
);
