import { Badge } from '#client/ui/badge.tsx';
import { outcomeBadge } from './case-labels.ts';

/** What the rules say, in words; the colour only helps. */
export const OutcomeBadge = ({ outcome }: { readonly outcome: string }) => {
  const { tone, words } = outcomeBadge(outcome);
  return <Badge tone={tone}>{words}</Badge>;
};
