export type AuthorType = 'patient' | 'provider' | 'care' | 'system';
export type MessagePrescriptionStatus = 'none' | 'proposed' | 'approved' | 'changed' | 'denied' | 'stopped';
