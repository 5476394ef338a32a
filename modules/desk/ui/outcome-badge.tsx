import { Badge } from '#client/ui/badge.tsx';
import { outcomeBadge } from './case-labels.ts';

/** The outcome of the rules as text; the color only supports it. */
export const OutcomeBadge = ({ outcome }: { readonly outcome: string }) => {
  const { tone, label } = outcomeBadge(outcome);
  return <Badge tone={tone}>{label}</Badge>;
};
