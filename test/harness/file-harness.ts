import { afterAll, beforeEach } from 'vitest';
import { openCareStory } from './care-story.ts';
import { type Harness, openDeskHarness, openHarness } from './harness.ts';

type Options = NonNullable<Parameters<typeof openHarness>[0]> & {
  /** Calls `forgetPatients` before each test. */
  forgetsPatients?: boolean;
};

const untilEndOfFile = (harness: Harness, forgetsPatients = false): void => {
  afterAll(() => harness.close());
  if (forgetsPatients) beforeEach(() => harness.forgetPatients());
};

/** The harness of a test file: opened while the file loads, closed after its last test. */
export const openFileHarness = async ({ forgetsPatients, ...options }: Options = {}) => {
  const harness = await openHarness(options);
  untilEndOfFile(harness, forgetsPatients);
  return harness;
};

/** As `openFileHarness`, with the clinician Maya signed in. */
export const openFileDeskHarness = async ({ forgetsPatients, ...options }: Options = {}) => {
  const opened = await openDeskHarness(options);
  untilEndOfFile(opened.harness, forgetsPatients);
  return opened;
};

/** The care story of a test file, with `more` modules; patients are forgotten before each test. */
export const openFileCareStory = async (...parameters: Parameters<typeof openCareStory>) => {
  const story = await openCareStory(...parameters);
  untilEndOfFile(story.harness, true);
  return story;
};
