/** For how many days the link in an invitation works. */
export const INVITATION_DAYS = 7;

/** Path of the page on the staff host that the link opens. */
export const INVITATION_PAGE = '/staff-invitation';
