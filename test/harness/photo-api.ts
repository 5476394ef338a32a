import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { photoReadRouter, photoUploadRouter } from '#modules/consultation/http/photo-router.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { testViewer } from './api.ts';
import type { Harness } from './harness.ts';

const PHOTOS = '/consultation/photos';

/** A small photo with the metadata of a camera. */
const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
    .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'at home' } })
    .jpeg()
    .toBuffer();

/** The routes of photos for a viewer. */
export const photoApp = ({ makeScope }: Pick<Harness, 'makeScope'>, user: SignedInUser | null): Express => {
  const viewer = () => testViewer({ user });
  return express()
    .use(PHOTOS, photoReadRouter(viewer)(makeScope))
    .use(PHOTOS, photoUploadRouter(viewer)(makeScope));
};

/** Sends a photo; returns the response. */
export const sendPhoto = async (
  harness: Pick<Harness, 'makeScope'>,
  user: SignedInUser | null,
  view: string,
  {
    path = '',
    body,
    name = 'me.jpg',
  }: {
    readonly path?: '' | '/progress' | '/renewal' | `/check-in/${string}`;
    readonly body?: Buffer;
    /** As the patient's device named the file. */
    readonly name?: string;
  } = {},
) =>
  request(photoApp(harness, user))
    .post(`${PHOTOS}${path}`)
    .field('view', view)
    .attach('photo', body ?? (await jpeg()), name);

/** The status with which a viewer reads a photo. */
export const readStatus = async (
  harness: Pick<Harness, 'makeScope'>,
  user: SignedInUser | null,
  url: string,
): Promise<number> => (await request(photoApp(harness, user)).get(url)).status;
