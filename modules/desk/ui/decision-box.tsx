import { Fragment, lazy, Suspense, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { LazyCheckInForm } from './check-in/lazy-check-in-form.tsx';
import styles from './decision-box.module.css';
import {
  type ApprovalBlocks,
  type DeskDetail,
  type DeskMode,
  isBlocked,
  isChange,
  isCheckIn,
  isRenewal,
} from './decision-view.ts';
import { BLOCKS_ID } from './element-ids.ts';
import { JumpButton } from './jump-button.tsx';
import { OnceOpened } from './once-opened.tsx';
import { Panel } from './panel.tsx';
import type { DeskAction } from './use-case-desk.ts';
import type { Announce } from './use-decision.ts';

// Loaded when they are opened: each is needed for one of the three only.
const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }));
const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }));
const RefuseForm = lazy(async () => ({ default: (await import('./refuse-form.tsx')).RefuseForm }));

export interface DecisionBoxProps {
  readonly detail: DeskDetail;
  readonly mode: DeskMode;
  readonly acknowledged: ReadonlySet<string>;
  readonly blocks: ApprovalBlocks;
  readonly action: DeskAction | null;
  readonly onAction: (action: DeskAction | null) => void;
  readonly onShowFlag: (ruleId: string) => void;
  readonly onAcknowledge: (ruleId: string, on: boolean) => void;
  readonly onTake: () => void;
  readonly taking: boolean;
  readonly announce: Announce;
}

const Blocks = ({ id, blocks, onShowFlag }: { readonly id: string } & DecisionBoxProps) => {
  if (!isBlocked(blocks)) return null;
  return (
    <div id={BLOCKS_ID} tabIndex={-1} className={styles.blocks}>
      <p className={styles.why} id={id}>
        It cannot be approved yet:
      </p>
      <ul>
        {blocks.reasons.map((block) => (
          <li key={block}>{block}</li>
        ))}
        {blocks.flags.length > 0 ? (
          <li>
            Read and acknowledge{' '}
            {blocks.flags.map((ruleId, index) => (
              <Fragment key={ruleId}>
                {index > 0 ? ', ' : null}
                <JumpButton onPress={() => onShowFlag(ruleId)}>{ruleId}</JumpButton>
              </Fragment>
            ))}
          </li>
        ) : null}
      </ul>
    </div>
  );
};

const Key = ({ children }: { readonly children: string }) => (
  <span className={styles.key}>
    <span className="visually-hidden">, key </span>
    {children}
  </span>
);

const Deciding = (props: DecisionBoxProps) => {
  const { detail, action, onAction, acknowledged, onAcknowledge, announce } = props;
  const why = useId();
  const renewal = isRenewal(detail.case);
  const close = () => onAction(null);
  const cannot = isBlocked(props.blocks);
  return (
    <>
      {detail.case.status === 'plan_proposed' ? (
        <Notice live={false}>Your plan waits for the patient’s answer. Another decision withdraws it.</Notice>
      ) : null}
      {detail.case.status === 'needs_info' ? (
        <Notice live={false}>You asked the patient something. You can still decide without an answer.</Notice>
      ) : null}
      <Blocks id={why} {...props} />
      <Stack gap={2}>
        {isChange(detail.case) ? null : (
          <Button
            full
            disabled={cannot}
            aria-describedby={cannot ? why : undefined}
            onClick={() => onAction('approve')}
          >
            {renewal ? 'Renew as asked' : 'Approve as asked'} <Key>a</Key>
          </Button>
        )}
        <Cluster gap={2} className={styles.others}>
          <Button
            variant="secondary"
            aria-expanded={action === 'change'}
            onClick={() => onAction(action === 'change' ? null : 'change')}
          >
            Change <Key>c</Key>
          </Button>
          <Button
            variant="secondary"
            aria-expanded={action === 'refuse'}
            onClick={() => onAction(action === 'refuse' ? null : 'refuse')}
          >
            Refuse <Key>r</Key>
          </Button>
        </Cluster>
      </Stack>
      <Suspense>
        {action === 'change' ? (
          <ChangeForm {...{ detail, acknowledged, onAcknowledge, announce }} onCancel={close} />
        ) : null}
        {action === 'refuse' ? <RefuseForm {...{ detail, announce }} onCancel={close} /> : null}
      </Suspense>
      <OnceOpened open={action === 'approve'}>
        <ApproveDialog {...{ detail, acknowledged, announce }} open={action === 'approve'} onClose={close} />
      </OnceOpened>
    </>
  );
};

/** The decision form, or the reason why no decision can be made here. */
export const DecisionBox = (props: DecisionBoxProps) => {
  const { mode, detail } = props;
  return (
    <Panel title="Decision" aside={mode === 'decide' ? undefined : detail.case.statusLabel}>
      {mode === 'decide' && isCheckIn(detail.case) ? (
        <LazyCheckInForm detail={detail} acknowledged={props.acknowledged} announce={props.announce} />
      ) : null}
      {mode === 'decide' && !isCheckIn(detail.case) ? <Deciding {...props} /> : null}
      {mode === 'take' ? (
        <Stack gap={3}>
          <p>
            {detail.case.assignedTo
              ? `${detail.case.assignedTo} has this case but has not begun. You can take it over.`
              : 'Nobody has this case. Take it to decide and to write to the patient.'}
          </p>
          <Button full pending={props.taking} onClick={props.onTake}>
            Take this case <Key>t</Key>
          </Button>
        </Stack>
      ) : null}
      {mode === 'watch' ? (
        <p>
          {detail.case.assignedTo} has this case. You can read everything; only they can decide and write.
        </p>
      ) : null}
      {mode === 'closed' ? (
        <p>
          {detail.case.status === 'draft'
            ? 'The patient is still answering the questions: there is nothing to decide yet.'
            : 'This case is closed. Its history says who decided what, and why.'}
        </p>
      ) : null}
    </Panel>
  );
};
