// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SignOutDeviceMutationVariables = { deviceId: string };

export type SignOutDeviceMutation = { readonly signOutDevice: boolean };

export const SignOutDeviceDocument = /* @__PURE__ */ typedDocument<SignOutDeviceMutation, SignOutDeviceMutationVariables>(
  'SignOutDevice',
  'mutation SignOutDevice($deviceId:ID!){signOutDevice(deviceId:$deviceId)}',
);
