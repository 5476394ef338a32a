// Made by "npm run codegen". Do not edit.
export type DeskStaffRowFragment = { readonly email: string, readonly name: string | null, readonly role: string, readonly roleName: string, readonly state: string, readonly since: string, readonly expiresAt: string | null, readonly isExpired: boolean, readonly isViewer: boolean, readonly states: ReadonlyArray<string> };
