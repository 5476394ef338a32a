import { Button } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { decisiveReasons, type Finding, Reasons } from './reasons.tsx';

export interface MayStopProps {
  readonly findings: readonly Finding[];
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onChange: () => void;
}

/** Reports an answer that ends the visit immediately, before the patient answers the remaining questions. */
export const MayStop = ({ findings, pending, onConfirm, onChange }: MayStopProps) => (
  <Stack gap={8}>
    <PageHeading
      id="question-title"
      title="We cannot treat this online"
      lead="If your last answer is right, an online visit is not the safe way for you."
    />
    <Reasons reasons={decisiveReasons(findings, ['stop'])} />
    <p>
      When you end the visit, nothing is charged for prescription treatment. We then show you who can help and
      what you can still use. If you change the answer, the clinician sees both.
    </p>
    <Cluster gap={4}>
      <Button full="phone" pending={pending} pendingLabel="Ending the visit" onClick={onConfirm}>
        My answer is right
      </Button>
      <Button variant="secondary" full="phone" onClick={onChange}>
        Change my answer
      </Button>
    </Cluster>
  </Stack>
);
