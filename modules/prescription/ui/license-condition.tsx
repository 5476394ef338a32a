import { Badge } from '#client/ui/badge.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';

interface LicenseConditionProps {
  readonly license: { readonly condition: string; readonly expiresOn: string };
}

/** The last day of a license, and whether it ends soon or has ended. */
export const LicenseCondition = ({ license: { condition, expiresOn } }: LicenseConditionProps) => (
  <Cluster gap={2}>
    <span>{formatDate(expiresOn)}</span>
    {condition === 'ending' ? <Badge tone="caution">Ends soon</Badge> : null}
    {condition === 'ended' ? <Badge tone="danger">Ended: may not decide</Badge> : null}
  </Cluster>
);
