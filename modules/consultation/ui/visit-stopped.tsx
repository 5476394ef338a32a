import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import {
  decisiveReasons,
  type Finding,
  InPerson,
  Reasons,
  sexualHealthHelp,
} from '#modules/eligibility/ui.ts';

/** A visit that a safety rule ended: why, that nothing was charged, and where to get help. */
export const VisitStopped = ({
  findings,
  isSexualHealth,
}: {
  readonly findings: readonly Finding[];
  readonly isSexualHealth: boolean;
}) => {
  const link = useLink();
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard" width="regular">
      <Stack gap={12}>
        <Stack gap={6}>
          <PageHeading
            title="We cannot prescribe in this visit"
            lead="Your answers point to something that should be looked at in person first."
          />
          <Reasons reasons={decisiveReasons(findings, ['stop'])} />
          <p>You are not charged for any prescription treatment, and none ships.</p>
        </Stack>
        <InPerson helpers={isSexualHealth ? sexualHealthHelp : undefined} />
        <Cluster gap={4}>
          <LinkButton full="phone" href={link('/not-eligible-user/alternatives')}>
            See what you can still use
          </LinkButton>
          <LinkButton variant="secondary" full="phone" href={link('/messages')}>
            Ask the care team
          </LinkButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};
