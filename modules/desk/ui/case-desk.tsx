import { Notice } from '#client/ui/notice.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { AlertPanel } from './alert-panel.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { isForInformation } from './answers-view.ts';
import styles from './case-desk.module.css';
import { CaseHeader } from './case-header.tsx';
import { caseShortcuts } from './case-shortcuts.ts';
import { Conversation } from './conversation.tsx';
import { CorrectionsPanel } from './corrections-panel.tsx';
import { DecisionBox } from './decision-box.tsx';
import type { DeskDetail } from './decision-view.ts';
import { FlagsPanel } from './flags-panel.tsx';
import { FurtherPanels } from './further-panels.tsx';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { LazyCallPanel } from './lazy-call-panel.tsx';
import { LazyShortcutHelp } from './lazy-shortcut-help.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { PatientChart } from './patient-chart.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { drugNames } from './plan-choice.ts';
import { RecordAnswers } from './record-answers.tsx';
import { useCaseDesk } from './use-case-desk.ts';

/**
 * One case on one screen: the visit in the middle, the decision beside it, and the patient's chart at the side. On
 * phones these are tabs.
 */
export const CaseDesk = ({ detail }: { readonly detail: DeskDetail }) => {
  const desk = useCaseDesk(detail);
  const { mode, part, acknowledged } = desk;
  const isDeciding = mode === 'decide';
  const take = () => void desk.take();

  return (
    <div className={styles.desk}>
      <CaseHeader
        row={detail.case}
        mode={mode}
        taking={desk.taking.pending}
        onTake={take}
        onNext={() => void desk.goNext()}
        onHelp={() => desk.setHelpOpen(true)}
      />
      <LeavingNotice leaving={detail.leaving} />
      {desk.announcement ? (
        <AnnouncementBar announcement={desk.announcement} onDismiss={desk.dismiss} />
      ) : null}
      {desk.taking.shownFailure ? <Notice tone="danger">{desk.taking.shownFailure.message}</Notice> : null}
      <Tabs
        label="Part of the case"
        selected={part}
        onSelect={desk.setPart}
        spread={styles.columns ?? ''}
        items={[
          {
            id: 'findings',
            title: 'Flags, photos',
            count: detail.flags.filter((flag) => !isForInformation(flag)).length,
            content: (
              <>
                <FlagsPanel
                  flags={detail.flags}
                  answers={detail.answers}
                  drugNames={drugNames(detail)}
                  acknowledged={acknowledged}
                  canAcknowledge={isDeciding}
                  onAcknowledge={desk.acknowledge}
                  onShowAnswer={desk.showAnswer}
                />
                <PhotosPanel
                  photos={detail.photos}
                  earlier={detail.earlierPhotos}
                  canReject={isDeciding && detail.case.kind !== 'check_in'}
                />
                <IdentityPanel detail={detail} canDecide={isDeciding} announce={desk.announce} />
              </>
            ),
          },
          {
            id: 'answers',
            title: 'Answers',
            count: detail.answers.length,
            content: (
              <AnswersPanel answers={detail.answers} flags={detail.flags} onShowFlag={desk.showFlag}>
                <RecordAnswers detail={detail} announce={desk.announce} />
              </AnswersPanel>
            ),
          },
          {
            id: 'decision',
            title: 'Decision',
            content: (
              <>
                <AlertPanel detail={detail} canRespond={desk.isClinician} announce={desk.announce} />
                <OwnerPanel
                  detail={detail}
                  mode={mode}
                  action={desk.ownerAction}
                  onAction={desk.setOwnerAction}
                  announce={desk.announce}
                />
                <LazyCallPanel row={detail.case} canAsk={isDeciding} announce={desk.announce} />
                <FurtherPanels
                  consultationId={detail.case.consultationId}
                  canResolve={desk.isClinician}
                  announce={desk.announce}
                />
                <CorrectionsPanel detail={detail} canSee={desk.isClinician} announce={desk.announce} />
                <DecisionBox
                  detail={detail}
                  mode={mode}
                  acknowledged={acknowledged}
                  blocks={desk.blocks}
                  action={desk.action}
                  onAction={desk.setAction}
                  onShowFlag={desk.showFlag}
                  onAcknowledge={desk.acknowledge}
                  onTake={take}
                  taking={desk.taking.pending}
                  announce={desk.announce}
                />
                <Conversation detail={detail} canWrite={desk.canWrite} canAsk={isDeciding} />
              </>
            ),
          },
          {
            id: 'chart',
            title: 'Chart',
            content: (
              <PatientChart
                detail={detail}
                canChange={desk.isClinician}
                announce={desk.announce}
                onShow={desk.showSection}
              />
            ),
          },
        ]}
      />
      <LazyShortcutHelp open={desk.helpOpen} onClose={() => desk.setHelpOpen(false)} lines={caseShortcuts} />
    </div>
  );
};
