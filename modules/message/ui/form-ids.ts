/** Ids of the forms that work without scripts. */
export const SEND_FORM = 'message.send';
export const READ_FORM = 'message.read';
