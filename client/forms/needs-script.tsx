import { brand } from '#config/brand.ts';

interface NeedsScriptProps {
  /** What does not work without scripts; begins the sentence. */
  readonly what: string;
}

/** Only the server writes it: browsers with scripts do not load the sentence. */
const Sentence = ({ what }: NeedsScriptProps) => (
  <p>
    {what} needs JavaScript, which is off in this browser. Turn it on and load this page again, or call{' '}
    {brand.supportPhone}, {brand.supportHours}, and we will do it with you.
  </p>
);

/** Says what to do instead of something that needs scripts. Its buttons have the class `needs-script`, which hides them. */
export const NeedsScript = ({ what }: NeedsScriptProps) => (
  <noscript>{import.meta.env.SSR ? <Sentence what={what} /> : null}</noscript>
);
