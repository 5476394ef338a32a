import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';

export interface WarningPart {
  readonly ruleId: string;
  readonly title: string;
  readonly text: string;
}

/** The warning about antidepressants: the boxed warning first, then the rest of it, and who to call. */
export const WarningParts = ({ parts }: { readonly parts: readonly WarningPart[] }) => {
  const [boxed, ...rest] = parts;
  return (
    <>
      {boxed ? (
        <Notice tone="danger" live={false} title={boxed.title}>
          <p>{boxed.text}</p>
        </Notice>
      ) : null}
      {rest.map(({ ruleId, title, text }) => (
        <section key={ruleId} aria-labelledby={ruleId}>
          <Stack gap={2}>
            <h2 id={ruleId}>{title}</h2>
            <p>{text}</p>
          </Stack>
        </section>
      ))}
      <p>
        Thoughts of hurting yourself now? Call or text <a href="tel:988">988</a> at any hour. In danger, call{' '}
        <a href="tel:911">911</a>.
      </p>
    </>
  );
};
