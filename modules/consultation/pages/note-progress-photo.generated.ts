// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type NoteProgressPhotoMutationVariables = { id: string; note?: string | null | undefined };

export type NoteProgressPhotoMutation = { readonly noteProgressPhoto: boolean };

export const NoteProgressPhotoDocument = /* @__PURE__ */ typedDocument<NoteProgressPhotoMutation, NoteProgressPhotoMutationVariables>(
  'NoteProgressPhoto',
  'mutation NoteProgressPhoto($id:ID!$note:String){noteProgressPhoto(id:$id note:$note)}',
);
