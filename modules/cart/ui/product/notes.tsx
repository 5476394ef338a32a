import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import styles from './product-page.module.css';

/** The key risk, beside the name. */
const Risk = ({ text }: { readonly text: string }) => (
  <p className={styles.risk}>
    <Icon name="caution" size={18} className={styles.riskSign} />
    <span>
      <span className="visually-hidden">Safety: </span>
      {text}
    </span>
  </p>
);

interface BoxProps {
  readonly title: string;
  readonly text: readonly string[];
}

/** What must be read before anything else. */
const Box = ({ title, text }: BoxProps) => (
  <Notice tone="caution" title={title} live={false}>
    <Stack gap={2}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  </Notice>
);

export const Notes = { Risk, Box };
