import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { DeskDetail } from './decision-view.ts';

/** Tells staff that the patient deletes the account, or has deleted it, and what that changes for them. */
export const LeavingNotice = ({ leaving }: { readonly leaving: DeskDetail['leaving'] }) => {
  if (!leaving) return null;
  return leaving.isDeleted ? (
    <Notice tone="caution" live={false} title="This account is deleted">
      The patient asked for it on <Moment at={leaving.since} />. Their record stays until its date. No message
      reaches them, and nothing can be charged or sent.
    </Notice>
  ) : (
    <Notice tone="caution" live={false} title="The patient is deleting this account">
      They asked for it on <Moment at={leaving.since} />. Their subscriptions have ended, and nothing new can
      be charged, sent or started. Messages reach them until the account is deleted.
    </Notice>
  );
};
