import { brand } from '#config/brand.ts';

export interface NeedsScriptProps {
  /** What does not work without scripts; begins the sentence. */
  readonly what: string;
}

/** The sentence inside `<noscript>`. Only the server writes it: browsers with scripts do not load it. */
export const NeedsScriptText = ({ what }: NeedsScriptProps) => (
  <p>
    {what} needs JavaScript, which is off in this browser. Turn it on and load this page again, or call{' '}
    {brand.supportPhone}, {brand.supportHours}, and we will do it with you.
  </p>
);
