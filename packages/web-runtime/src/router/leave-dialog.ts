/** The code of the question before an unsaved edit is lost. */
export const loadLeaveDialog = () => import('./LeaveDialog.tsx');
