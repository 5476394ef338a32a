/** Where stored portraits of clinicians are read: patients see them, and they say nothing about a patient. */
export const PORTRAIT_PATH = '/portraits';

/** Where a clinician sends their own. */
export const PORTRAIT_UPLOAD_PATH = '/desk/portrait';
