import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { CalendarPageQuery } from '../../pages/calendar.generated.ts';
import styles from '../calendar.module.css';
import { DeskEndLeaveDocument } from './end-leave.generated.ts';
import { emptyLeave, LeaveFields } from './leave-fields.tsx';
import { LeaveList } from './leave-list.tsx';
import { DeskSaveLeaveDocument } from './save-leave.generated.ts';

export interface LeaveSectionProps {
  readonly calendar: Pick<
    NonNullable<CalendarPageQuery['deskCalendar']>,
    'leaves' | 'covered' | 'colleagues'
  >;
}

/** The clinician's leaves, a form for another one, and the leaves of colleagues for whom they cover. */
export const LeaveSection = ({ calendar: { leaves, covered, colleagues } }: LeaveSectionProps) => {
  const [leave, setLeave] = useState(emptyLeave);
  const [saved, setSaved] = useState(0);
  const saving = useMutation(DeskSaveLeaveDocument);
  const ending = useMutation(DeskEndLeaveDocument);
  const failure = saving.failure?.fields.length === 0 ? saving.failure : ending.failure;
  const save = async () => {
    const done = await saving.run({ input: leave });
    if (!done?.ok) return;
    setLeave(emptyLeave);
    setSaved(saved + 1);
    toast('Your leave is saved.');
    await refreshPage();
  };
  const end = async (id: string, isNow: boolean) => {
    const done = await ending.run({ id });
    if (!done?.ok) return;
    toast(isNow ? 'Your leave has ended.' : 'Your leave is removed.');
    await refreshPage();
  };
  return (
    <section className={styles.section} aria-labelledby="leave-title">
      <h2 id="leave-title">Leave</h2>
      <p>
        On these days no calls can be booked with you and new cases go to others. Calls that are booked
        already go to the colleague who covers if they are free; otherwise the patient chooses another time.
        When the leave begins, your open cases go to that colleague or back to the queue.
      </p>
      {leaves.length === 0 ? <p>You have no leave entered.</p> : null}
      <LeaveList leaves={leaves} onEnd={({ id, isNow }) => void end(id, isNow)} />
      {covered.length > 0 ? (
        <>
          <h3>You cover for</h3>
          <LeaveList leaves={covered} isOfColleagues />
        </>
      ) : null}
      <ScriptedForm className={styles.section} noValidate onSend={save}>
        <h3>Enter a leave</h3>
        <LeaveFields key={saved} colleagues={colleagues} problem={saving.problem} onChange={setLeave} />
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        <div>
          <Button type="submit" variant="secondary" pending={saving.pending} pendingLabel="Saving your leave">
            Save leave
          </Button>
        </div>
      </ScriptedForm>
    </section>
  );
};
