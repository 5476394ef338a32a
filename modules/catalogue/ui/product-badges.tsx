import { Badge } from '#client/ui/badge.tsx';
import { Cluster } from '#client/ui/layout.tsx';

interface ProductBadgesProps {
  readonly needsPrescription: boolean;
  readonly isNew?: boolean;
}

export const ProductBadges = ({ needsPrescription, isNew = false }: ProductBadgesProps) => (
  <Cluster gap={2}>
    {needsPrescription ? <Badge tone="rx">Rx only</Badge> : <Badge>No prescription</Badge>}
    {isNew ? <Badge tone="accent">New</Badge> : null}
  </Cluster>
);
