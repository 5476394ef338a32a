export { emptyLeave, LeaveFields } from './ui/leave/leave-fields.tsx';
export { LeaveList, leaveDays } from './ui/leave/leave-list.tsx';
