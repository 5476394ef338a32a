const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the shape of our ids, in lower case: the database takes no other. */
export const isPersonId = (text: string): boolean => UUID.test(text);
