import { lazy, Suspense } from 'react';

const HelpForText = lazy(async () => ({ default: (await import('./help-for-text.tsx')).HelpForText }));

/**
 * Whom to call now, as soon as alarming words are typed in a text that a clinician will read later. The list of words is
 * loaded with the first word.
 */
export const HelpWhileWriting = ({ text }: { readonly text: string }) =>
  text.trim() === '' ? null : (
    <Suspense fallback={null}>
      <HelpForText text={text} />
    </Suspense>
  );
